import { Outlet } from 'react-router';
import { Toaster } from '../components/toaster.tsx';

/** Screens to work in take the whole window and bring their own bars. */
export default function ToolLayout() {
  return (
    <>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Toaster />
    </>
  );
}

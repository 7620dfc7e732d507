import { type ComponentType, type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Fault } from './components/fault.tsx';
import { Page } from './page.tsx';

/** Takes over the page that stands in the document. */
export function bringAlive(content: ComponentType): void {
  const place = document.getElementById('page');
  if (place === null) throw new Error('The document has no #page.');
  startTransition(() => {
    // What breaks while it is drawn takes the whole page with it: an empty window would say nothing.
    const onUncaughtError = (error: unknown): void => {
      reportError(error);
      root.render(
        <Alive>
          <Fault />
        </Alive>,
      );
    };
    const whole = (
      <StrictMode>
        <Alive>
          <Page path={location.pathname} content={content} />
        </Alive>
      </StrictMode>
    );
    const root = hydrateRoot(place, whole, { onUncaughtError });
  });
}

/** Tells the loader (prerender/start-page.ts) that buttons answer now. */
function Alive({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    dispatchEvent(new Event('alive'));
  }, []);
  return children;
}

import { Wizard } from '../features/wizard/wizard.tsx';
import { ToolLayout } from '../layouts/tool.tsx';
import type { Head } from '../page.tsx';

export const head: Head = { title: 'AI Brand Kit Generator · Brandwright' };

export default function Kit() {
  return (
    <ToolLayout>
      <Wizard />
    </ToolLayout>
  );
}

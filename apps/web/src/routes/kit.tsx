import { Wizard } from '../features/wizard/wizard.tsx';
import { ToolLayout } from '../layouts/tool.tsx';
import type { Head } from '../page.tsx';

export const head: Head = {
  title: 'AI Brand Kit Generator · Brandwright',
  description: 'Answer a few questions about your business, watch your logo change as you go, and get a complete brand kit.',
};

export default function Kit() {
  return (
    <ToolLayout>
      <Wizard />
    </ToolLayout>
  );
}

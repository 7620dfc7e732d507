import { sandbox } from '../content/sandbox.ts';
import { Sandbox } from '../features/sandbox/sandbox.tsx';
import { ToolLayout } from '../layouts/tool.tsx';
import type { Head } from '../page.tsx';

export const head: Head = { title: `${sandbox.title} · Brandwright`, description: sandbox.description, hidden: true };

/** Where payments are made while no provider is named (row B-05). It leads back as theirs does, so it has no ways of its own. */
export default function SandboxPage() {
  return (
    <ToolLayout>
      <Sandbox />
    </ToolLayout>
  );
}

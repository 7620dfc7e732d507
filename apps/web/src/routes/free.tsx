import { FreeBuilder } from '../features/free-builder/free-builder.tsx';
import { ToolLayout } from '../layouts/tool.tsx';
import type { Head } from '../page.tsx';

export const head: Head = {
  title: 'Free Logo Builder · Brandwright',
  description:
    'Create a free logo with 18 fonts, 66 icons, three layouts and five color schemes. Download it as PNG and SVG, plus a file of your settings.',
};

export default function Free() {
  return (
    <ToolLayout>
      <FreeBuilder />
    </ToolLayout>
  );
}

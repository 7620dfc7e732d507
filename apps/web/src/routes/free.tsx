import { FreeBuilder } from '../features/free-builder/free-builder.tsx';
import { ToolLayout } from '../layouts/tool.tsx';
import type { Head } from '../page.tsx';

export const head: Head = {
  title: 'Free Logo Builder · Brandwright',
  description:
    'Put a logo together from 18 fonts, 66 icons, three layouts and five color schemes. Free: PNG, SVG and your choices in one download.',
};

export default function Free() {
  return (
    <ToolLayout>
      <FreeBuilder />
    </ToolLayout>
  );
}

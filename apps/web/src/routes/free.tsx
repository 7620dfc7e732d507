import type { MetaFunction } from 'react-router';
import { FreeBuilder } from '../features/free-builder/free-builder.tsx';

export const meta: MetaFunction = () => [
  { title: 'Free Logo Builder · Brandwright' },
  {
    name: 'description',
    content:
      'Put a logo together from 18 fonts, 66 icons, three layouts and five color schemes. Free: PNG, SVG and your choices in one download.',
  },
];

export default function Free() {
  return <FreeBuilder />;
}

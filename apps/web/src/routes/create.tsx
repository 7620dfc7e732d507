import type { MetaFunction } from 'react-router';
import { paths } from '../content/paths.ts';
import { Paths } from '../features/paths/paths.tsx';

export const meta: MetaFunction = () => [
  { title: `${paths.title} · Brandwright` },
  { name: 'description', content: paths.description },
];

/** The way to the free builder or to the wizard (rows H-05, H-08). */
export default function Create() {
  return <Paths />;
}

import type { MetaFunction } from 'react-router';
import { FreeBuilder } from '../features/free-builder/free-builder.tsx';

export const meta: MetaFunction = () => [{ title: 'Free Logo Builder · Brandwright' }];

export default function Free() {
  return <FreeBuilder />;
}

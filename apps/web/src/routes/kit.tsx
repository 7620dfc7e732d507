import type { MetaFunction } from 'react-router';
import { Wizard } from '../features/wizard/wizard.tsx';

export const meta: MetaFunction = () => [{ title: 'AI Brand Kit Generator · Brandwright' }];

export default function Kit() {
  return <Wizard />;
}

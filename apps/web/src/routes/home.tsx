import type { MetaFunction } from 'react-router';
import { home } from '../content/home.ts';
import { Hero } from '../features/hero/hero.tsx';

export const meta: MetaFunction = () => [{ title: home.title }, { name: 'description', content: home.description }];

export default function Home() {
  return <Hero />;
}

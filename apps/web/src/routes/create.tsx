import type { MetaFunction } from 'react-router';

export const meta: MetaFunction = () => [{ title: 'Choose Your Logo Creation Path · Brandwright' }];

/** The way to the free builder or to the wizard (rows H-05, H-08). */
export default function Create() {
  return (
    <div>
      <h1>Choose Your Logo Creation Path</h1>
      <a href="/create/free">Start Free Builder</a>
      <a href="/create/kit">Start AI Generator - $15</a>
      <a href="/">Back to Home</a>
    </div>
  );
}

import { format } from 'node:util';
import { afterEach } from 'vitest';

/**
 * A test that makes the program complain fails, so that warnings are dealt with when they appear. A test that expects a
 * complaint says so by spying on it: `vi.spyOn(console, 'error').mockImplementation(() => {})`, and looks at what was said.
 */
const unexpected: string[] = [];

for (const level of ['error', 'warn'] as const) {
  const print = console[level].bind(console);
  console[level] = (...args: unknown[]): void => {
    unexpected.push(`console.${level}: ${format(...args)}`);
    print(...args);
  };
}

afterEach(() => {
  const lines = unexpected.splice(0);
  if (lines.length > 0) throw new Error(`Unexpected console output; spy on it when it is meant.\n${lines.join('\n')}`);
});

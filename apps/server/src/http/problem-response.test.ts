import { expect, test } from 'vitest';
import { ProblemError } from './problem-error.ts';
import { answerProblem } from './problem-response.ts';

const loggedAt = (error: unknown) => answerProblem(error, '1').logged;

test('a fault of ours is logged, and neither overload nor the end of the server is one', () => {
  expect(loggedAt(new Error('unknown'))).toBe('always');
  expect(loggedAt(new ProblemError('database.unavailable'))).toBe('seldom');
  for (const code of ['press.busy', 'press.cancelled', 'press.closed', 'route.not_found'] as const)
    expect(loggedAt(new ProblemError(code)), code).toBe('never');
});

import { expect, test } from 'vitest';
import { problemSchema, problems, problemType } from './problem.ts';

const rows = Object.entries(problems);

test('[S-33] every failure of ours has a text that gives nothing away, and says whether to try again', () => {
  for (const [code, problem] of rows) {
    expect(code).toMatch(/^[a-z]+(\.[a-z_]+){1,3}$/);
    expect(problem.text, code).toMatch(/^[A-Z].+[.!]$/);
    if (problem.status >= 500) expect(problem.text, code).not.toMatch(/press|engine|child|worker|stack|font|face|pool/i);
    // The answer of a request’s first attempt is waited for, whatever its status says.
    if (problem.retryable && code !== 'repeat.running') expect([408, 429, 500, 503, 504], code).toContain(problem.status);
  }
});

test('a problem body is read by the schema that clients use', () => {
  const code = 'request.rate_limited';
  const { status, text: title } = problems[code];
  const body = { type: problemType(code), title, status, detail: 'Wait.', code, requestId: 'r1', retryAfter: 12 };
  expect(problemSchema.parse(body)).toEqual(body);
  expect(problemSchema.safeParse({ error: body }).success).toBe(false);
});

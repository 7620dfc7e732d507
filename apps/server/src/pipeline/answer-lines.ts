import type { ProblemBody } from '@brandwright/contract';
import type { Context } from 'hono';
import type { AppEnv, Deps } from '../deps.ts';
import { answerProblem } from '../http/problem-response.ts';

/**
 * What `work` tells, and what it resolves to, as JSON lines. A problem before the first line rejects, and is
 * answered like any other; a later one is the last line. The work continues if its reader leaves.
 */
export async function* answerLines<Line>(
  c: Context<AppEnv>,
  { log }: Pick<Deps, 'log'>,
  work: (tell: (line: Line) => void) => Promise<Line>,
): AsyncGenerator<Uint8Array> {
  const waiting: (Line | { readonly problem: ProblemBody })[] = [];
  let wake = (): void => {};
  let isOver = false;
  const say = (line: Line | { readonly problem: ProblemBody }, isLast = false): void => {
    waiting.push(line);
    isOver = isLast;
    wake();
  };
  let isBegun = false;
  let refused: unknown;
  /** A problem that comes late is nobody else's to log. */
  const problemOf = (err: unknown): ProblemBody => {
    const { body, logged } = answerProblem(err, c.var.requestId);
    if (isBegun && logged !== 'never') log.error({ id: c.var.requestId, code: body.code, err }, 'failed');
    return body;
  };
  void work((line) => say(line)).then(
    (line) => say(line, true),
    (error: unknown) => {
      refused = error;
      say({ problem: problemOf(error) }, true);
    },
  );
  while (!isOver || waiting.length > 0) {
    if (waiting.length === 0)
      await new Promise<void>((done) => {
        wake = done;
      });
    if (!isBegun && refused !== undefined) throw refused;
    isBegun = true;
    yield Buffer.from(
      waiting
        .splice(0)
        .map((line) => `${JSON.stringify(line)}\n`)
        .join(''),
    );
  }
}

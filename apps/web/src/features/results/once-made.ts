import type { ErrorCode, KitContents } from '@brandwright/contract';
import { callLines, isRefusal, Refusal } from '../../client.ts';
import { clientErrors } from '../../content/client-errors.ts';

/** Milliseconds until another try. */
export const betweenTries = 1500;

/** Times that the server may be too busy to finish in time. */
const mostWaits = 5;

/** Asks again while the server is too busy to make files in time. It continues making them, so asking again is waiting. */
export async function onceMade<T>(ask: () => Promise<T>, isOver: () => boolean = () => false): Promise<T> {
  for (let waits = 0; ; waits++) {
    try {
      return await ask();
    } catch (error) {
      if (!isRefusal(error, 'press.busy') || waits === mostWaits || isOver()) throw error;
      await new Promise((resolve) => setTimeout(resolve, betweenTries));
    }
  }
}

/** Makes the files of a kit's first logo if they are missing, tells which share is made, and lists them. */
export async function filesOf(kit: string, tell: (share: number) => void = () => {}): Promise<KitContents> {
  const answer: { contents?: KitContents; refusal?: Refusal } = {};
  await callLines('GET /api/kits/:kit/files', { ids: { kit } }, (line) => {
    if ('share' in line) tell(line.share);
    else if ('contents' in line) answer.contents = line.contents;
    else answer.refusal = new Refusal(line.problem.code as ErrorCode, line.problem.detail);
  });
  if (answer.contents === undefined) throw answer.refusal ?? new Refusal('unreadable', clientErrors.unreadable);
  return answer.contents;
}

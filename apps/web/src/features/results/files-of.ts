import type { ErrorCode, KitContents } from '@brandwright/contract';
import { callLines, Refusal } from '../../client.ts';
import { clientErrors } from '../../content/client-errors.ts';

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

import type { GenerateLogoResponse } from '@brandwright/contract';
import { runTask, StudioFailure } from '../../drawing-worker/client.ts';
import type { LogoAsk } from '../../drawing-worker/tasks/generate-logo.ts';
import type { DrawnLogo } from './drawn-logo.ts';
import { generateBody } from './generate-body.ts';

/**
 * One generate call for one variation. Throws Error 'Failed to generate logos'; its cause is a StudioFailure where the brief was
 * refused, or the signal's reason once it is aborted.
 */
export async function generateLogo(ask: LogoAsk, signal: AbortSignal): Promise<DrawnLogo> {
  try {
    return await runTask('generateLogo', ask, signal);
  } catch (cause) {
    if (signal.aborted || !isUnable(cause)) throw new Error('Failed to generate logos', { cause });
    return await fromServer(ask, signal);
  }
}

/** Whether this browser cannot draw at all: the server can. What did not arrive over the network would not arrive from there either. */
const isUnable = (error: unknown): boolean => {
  if (!(error instanceof StudioFailure)) return true;
  const { failure, offline } = error;
  return failure.kind === 'broke' || (failure.kind === 'undelivered' && failure.unopened === true && !offline);
};

/** The same answer from POST /api/generate-logo, without the drawing for a slot. The server does not steer: it gives further rounds. */
async function fromServer(ask: LogoAsk, signal: AbortSignal): Promise<DrawnLogo> {
  try {
    const answer = await fetch('/api/generate-logo', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(generateBody(ask)),
      signal,
    });
    if (!answer.ok) throw new Error(`The server returned an error (${answer.status}).`);
    const { logos } = (await answer.json()) as GenerateLogoResponse;
    const [logo] = logos;
    if (logo === undefined) throw new Error('The server sent an empty response.');
    const { imageData, ...rest } = logo;
    const bytes = Uint8Array.from(atob(imageData), (sign) => sign.charCodeAt(0));
    return { ...rest, blob: new Blob([bytes], { type: 'image/png' }), art: null };
  } catch (cause) {
    throw new Error('Failed to generate logos', { cause });
  }
}

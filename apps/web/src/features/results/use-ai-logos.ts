import { type AiLogo, type BodyOf, type generateKitLogos, type Kit, wireLimits } from '@brandwright/contract';
import { lastKindRound, type SeenParts } from '@brandwright/engine';
import { useRef, useState } from 'react';
import { call, isRefusal } from '../../client.ts';
import { newAttempt } from '../../components/browser/new-attempt.ts';
import { toastError, toastSuccess } from '../../components/toasts/toast.ts';
import { aiLogos } from '../../content/ai-logos.ts';
import { isLimitReached } from '../../session/logo-limit.ts';
import { refreshSession, useSession } from '../../session/session.ts';
import { signInAction } from '../../session/sign-in-action.ts';

const { toasts } = aiLogos;

type Asked = BodyOf<typeof generateKitLogos>;

const partsOf = ({ genome: { mark, face } }: AiLogo['design']): SeenParts => ({ mark, face });

export interface AiLogos {
  /** Null before the first three. */
  readonly logos: readonly AiLogo[] | null;
  readonly busy: boolean;
  readonly generate: () => void;
}

/** The AI logos of a kit's page. Each press draws three that differ from the kit's designs and from those before (row M-07). */
export function useAiLogos({ id, logos: designs }: Kit): AiLogos {
  const session = useSession();
  const [logos, setLogos] = useState<readonly AiLogo[] | null>(null);
  const [busy, setBusy] = useState(false);
  const shown = useRef<{ readonly round: number; readonly seen: readonly SeenParts[] }>({ round: 0, seen: [] });
  // A press whose answer never came: pressed again it is the same press, and is counted once.
  const lost = useRef<Asked | null>(null);

  const generate = async (): Promise<void> => {
    if (busy) return;
    if (lost.current === null && session !== null && isLimitReached(session)) return toastError(...toasts.limit);
    setBusy(true);
    const { round, seen } = shown.current;
    const parts = [...designs.map(({ design }) => partsOf(design)), ...seen];
    const asked = lost.current ?? { round, seen: parts.slice(-wireLimits.seen), attempt: newAttempt() };
    try {
      const answer = await call('POST /api/kits/:kit/ai-logos', { ids: { kit: id }, body: asked });
      lost.current = null;
      shown.current = {
        round: (round + 1) % (lastKindRound + 1),
        seen: [...seen, ...answer.logos.map(({ design }) => partsOf(design))],
      };
      setLogos(answer.logos);
      toastSuccess(...toasts.done(answer.logos.length));
    } catch (error) {
      lost.current = isRefusal(error, 'unreachable', 'unreadable', 'usage.unrecorded') ? asked : null;
      explain(error);
    }
    setBusy(false);
    void refreshSession();
  };
  return { logos, busy, generate: () => void generate() };
}

function explain(error: unknown): void {
  if (isRefusal(error, 'account.needed')) toastError(...toasts.account, signInAction);
  else if (isRefusal(error, 'usage.limit')) toastError(...toasts.limit);
  else toastError(...toasts.failed);
}

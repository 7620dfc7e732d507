import { useEffect, useState } from 'react';
import { call } from '../../client.ts';

/** Milliseconds between two looks: emails are late after a minute. */
const round = 20_000;

/** Whether emails to this person are late; `looks` once there is something to write of. */
export function useMailDelayed(looks: boolean): boolean {
  const [delayed, setDelayed] = useState(false);
  useEffect(() => {
    if (!looks) return;
    let here = true;
    const look = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return;
      // Where it does not arrive, what was known stays.
      const found = await call('GET /api/orders').catch(() => null);
      if (here && found !== null) setDelayed(found.mailDelayed);
    };
    void look();
    const timer = setInterval(() => void look(), round);
    return () => {
      here = false;
      clearInterval(timer);
    };
  }, [looks]);
  return delayed;
}

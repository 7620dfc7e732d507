import { eventLimits, type KitEvent } from '@brandwright/contract';

/** Milliseconds until a stream that the server refused is asked for anew; one that only broke off the browser asks for itself. */
const patience = 5_000;

/** Milliseconds without a sign of life after which a stream that looks open is given up: a line that is cut tells nobody (row Y-06). */
const silence = eventLimits.heartbeat + eventLimits.timeout;

/**
 * Follows what happens to the person's kits (rows Z-04, D-03). `look` is called each time the stream stands, gives a sign of life or is
 * refused: what ended before is not told again, and a look may be lost like anything else. Returns what ends it.
 */
export function followKits(told: (event: KitEvent) => void, look: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let source: EventSource | null = null;
  const again = (after: number): void => {
    clearTimeout(timer);
    timer = setTimeout(begin, after);
  };
  const alive = (): void => {
    again(silence);
    look();
  };
  function begin(): void {
    source?.close();
    source = new EventSource('/api/events');
    again(silence);
    source.addEventListener('kit', ({ data }: MessageEvent<string>) => {
      again(silence);
      told(JSON.parse(data) as KitEvent);
    });
    source.addEventListener('open', alive);
    source.addEventListener('alive', alive);
    source.addEventListener('error', () => {
      if (source?.readyState !== EventSource.CLOSED) return;
      again(patience);
      look();
    });
  }
  // A page that the browser puts aside holds no line open, and takes it up again when it is shown once more.
  const left = (): void => {
    clearTimeout(timer);
    source?.close();
  };
  const back = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted) return;
    left();
    begin();
  };
  begin();
  addEventListener('pagehide', left);
  addEventListener('pageshow', back);
  return () => {
    removeEventListener('pagehide', left);
    removeEventListener('pageshow', back);
    left();
  };
}

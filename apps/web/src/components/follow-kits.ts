import type { KitEvent } from '@brandwright/contract';

/** Milliseconds until a stream that the server refused is asked for anew; one that only broke off the browser asks for itself. */
const patience = 5_000;

/**
 * Follows what happens to the person's kits (rows Z-04, D-03). `opened` is called each time the stream stands: what ended before is not
 * told again, so whoever waits for one kit looks once more then. Returns what ends it.
 */
export function followKits(told: (event: KitEvent) => void, opened: () => void = () => {}): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let source: EventSource | null = null;
  const begin = (): void => {
    source = new EventSource('/api/events');
    source.addEventListener('kit', ({ data }: MessageEvent<string>) => told(JSON.parse(data) as KitEvent));
    source.addEventListener('open', opened);
    source.addEventListener('error', () => {
      if (source?.readyState === EventSource.CLOSED) timer = setTimeout(begin, patience);
    });
  };
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

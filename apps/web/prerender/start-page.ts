/**
 * Brings a page alive once it has loaded and been painted, or at the first touch; a press that came before is repeated afterwards, once: it is
 * kept from React, which answers some presses while it is still taking the page over. Its own text is written into the build
 * (finish-pages.ts), so that it may use nothing from outside itself.
 */
export function startPage(boot: string): void {
  const signs = ['pointerdown', 'keydown', 'focusin'];
  let early: HTMLButtonElement | null = null;
  const press = (event: Event): void => {
    const button = event.target instanceof Element ? event.target.closest<HTMLButtonElement>('main button') : null;
    if (button === null) return;
    early = button;
    event.stopPropagation();
  };
  const start = (): void => {
    for (const sign of signs) removeEventListener(sign, start);
    void import(boot);
  };
  // On a busy machine a page has loaded before it is painted: two frames later it stands there.
  const loaded = (): void => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)));
  };
  addEventListener('click', press, true);
  addEventListener('alive', () => {
    removeEventListener('click', press, true);
    early?.click();
  });
  for (const sign of signs) addEventListener(sign, start, { passive: true });
  if (document.readyState === 'complete') loaded();
  else addEventListener('load', loaded, { once: true });
}

/** What `entry` and `content` export, as far as it is used here. */
interface Entry {
  bringAlive(content: unknown): void;
}

/**
 * Fetches a page's scripts (`entry`, `content`, and in `rest` what these import) and brings it alive. A press that came before is
 * repeated afterwards, once: it is kept from React, which answers some presses while it is still taking the page over. Its own text
 * is written into the build (write-pages.ts), so that it may use nothing from outside itself.
 */
export function startPage(entry: string, content: string, rest: readonly string[]): void {
  let early: HTMLButtonElement | null = null;
  const press = (event: Event): void => {
    const button = event.target instanceof Element ? event.target.closest<HTMLButtonElement>('main button') : null;
    if (button === null) return;
    early = button;
    event.stopPropagation();
  };
  addEventListener('click', press, true);
  addEventListener('alive', () => {
    removeEventListener('click', press, true);
    early?.click();
  });
  for (const href of rest) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  void Promise.all([import(entry) as Promise<Entry>, import(content) as Promise<{ default: unknown }>]).then(
    ([{ bringAlive }, { default: page }]) => bringAlive(page),
  );
}

/**
 * The one script that stands in a page, which the policy knows by its hash: it asks for the loader when the page has been painted. On a
 * busy machine a page has loaded before it is painted; two frames later it stands there.
 */
export const afterPaint = (loader: string): string =>
  `{const f=requestAnimationFrame;addEventListener("load",()=>f(()=>f(()=>import("${loader}"))))}`;

/** What `entry` and `content` export, as far as it is used here. */
interface Entry {
  bringAlive(content: unknown): void;
}

/**
 * Fetches a page's scripts (`entry`, `content`, and in `rest` what these import) and brings it alive. Its own text is written into the
 * build (write-pages.ts), so that it may use nothing from outside itself.
 */
export function startPage(entry: string, content: string, rest: readonly string[]): void {
  for (const href of rest) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  void Promise.all([import(entry) as Promise<Entry>, import(content) as Promise<{ default: unknown }>]).then(
    ([{ bringAlive }, { default: page }]) => bringAlive(page),
  );
}

/**
 * The one script that stands in a page, which the policy knows by its hash. It asks for the loader when the page has been painted. On a
 * busy machine a page has loaded before it is painted; two frames later it stands there. A button pressed before the page is alive is
 * pressed again afterwards, once: the press is kept from React, which answers some presses while it is still taking the page over.
 */
export const afterPaint = (loader: string): string =>
  `{let b;const l=addEventListener,f=requestAnimationFrame,` +
  `p=e=>{const t=e.target.closest("main button");t&&(b=t,e.stopPropagation())};` +
  `l("click",p,!0);l("alive",()=>{removeEventListener("click",p,!0);b&&b.click()});` +
  `l("load",()=>f(()=>f(()=>import("${loader}"))))}`;

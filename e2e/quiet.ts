import { test as base, expect } from '@playwright/test';

/**
 * What the browser says when a page is left, or its server stopped, while the page's worker still loads: the load is cut off, and
 * nobody is there to miss it. On a page that stays, the drawing that does not come fails the test.
 */
const leftWhileLoading =
  /^(wasm streaming compile failed|failed to asynchronously prepare wasm|Aborted\().*(Failed to fetch|NetworkError|AbortError)/;
/** The line that follows the first of them. */
const fallingBack = /^falling back to ArrayBuffer instantiation/;

/** `expected` are the console lines that a test is about. */
interface Listening {
  expected: RegExp | null;
  quiet: undefined;
}

/** Every page is listened to: a policy violation, an error or a warning nobody expected fails the test. */
export const test = base.extend<Listening>({
  expected: [null, { option: true }],
  quiet: [
    async ({ page, expected }, use) => {
      const heard: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) heard.push(message.text());
      });
      page.on('pageerror', (error) => heard.push(error.message));
      await page.addInitScript(() => {
        addEventListener('securitypolicyviolation', (event) =>
          console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`),
        );
      });
      await use(undefined);
      const cutOff = heard.some((text) => leftWhileLoading.test(text));
      const known = (text: string) => leftWhileLoading.test(text) || (cutOff && fallingBack.test(text)) || expected?.test(text);
      expect(heard.filter((text) => !known(text))).toEqual([]);
    },
    { auto: true },
  ],
});

import { createHash } from 'node:crypto';
import { type BrowserContext, test as base, type ConsoleMessage, expect } from '@playwright/test';

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

/** A kit that is not made in time, or files of one, on a machine that is busy with something else: the page asks for them again. */
const isAskedAgain = (message: ConsoleMessage): boolean =>
  /status of 503/.test(message.text()) &&
  /^\/api\/(kits\/[^/]+\/(archive|canva|files|packages)|(generate-brand-kit|create-payment)$)/.test(
    new URL(message.location().url).pathname,
  );

/** What a message says. A load that failed does not name what was loaded. */
const textOf = (message: ConsoleMessage): string =>
  message.text().startsWith('Failed to load resource') ? `${message.text()} ${message.location().url}` : message.text();

/** An address of this machine for each test: limits count visitors, no test uses up another's, and emails are read on this machine alone. */
function addressOf(testId: string): string {
  const [a = 0, b = 0] = createHash('sha256').update(testId).digest();
  return `127.18.${a}.${b}`;
}

/** Every page is listened to, whoever opened it: a policy violation, an error or a warning nobody expected fails the test. */
export const test = base.extend<Listening>({
  expected: [null, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are asked for from the pattern.
  extraHTTPHeaders: async ({}, use, { testId }) => use({ 'x-forwarded-for': addressOf(testId) }),
  quiet: [
    async ({ browser, context, expected }, use) => {
      const heard: string[] = [];
      const listen = async (to: BrowserContext): Promise<void> => {
        to.on('console', (message) => {
          if (['error', 'warning'].includes(message.type()) && !isAskedAgain(message)) heard.push(textOf(message));
        });
        to.on('weberror', (error) => heard.push(error.error().message));
        await to.addInitScript(() => {
          addEventListener('securitypolicyviolation', (event) =>
            console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`),
          );
        });
      };
      await listen(context);
      // Visitors of the same test, in a context of their own.
      browser.on('context', listen);
      await use(undefined);
      // A request that a test's route has in its hands as the test ends is nobody's fault. A page that closes meanwhile has no routes.
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' }).catch(() => {});
      browser.off('context', listen);
      const cutOff = heard.some((text) => leftWhileLoading.test(text));
      const known = (text: string) => leftWhileLoading.test(text) || (cutOff && fallingBack.test(text)) || expected?.test(text);
      expect(heard.filter((text) => !known(text))).toEqual([]);
    },
    { auto: true },
  ],
});

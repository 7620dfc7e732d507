import { type Browser, chromium } from 'playwright-core';
import { chromiumFlags, chromiumPath } from '../../../tools/chromium.ts';

/** A real browser, for files that only browsers can judge; further flags are the browser's own. Close it. */
export const openBrowser = (...flags: readonly string[]): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumPath(), args: [...chromiumFlags, ...flags] });

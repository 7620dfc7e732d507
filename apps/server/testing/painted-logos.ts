import { type AiLogo, generateAiLogosResponse, sessionSchema } from '@brandwright/contract';
import { type Database, tables } from '@brandwright/data';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { MarkLimits } from '../src/services/logos/mark-limits.ts';
import { budgetedPainter, goodPictures, PlayedPainter } from './image-server.ts';
import { sharedPress as press } from './shared-press.ts';
import { memberBrowser } from './test-browser.ts';

/** What they ask for unless a test says otherwise. */
export const askedLogos = { businessName: 'Juniper & Rye', industry: 'Food & Beverage', style: 'elegant', colors: 'nature' };

/** True for the prompt of the icon-based logo; false for that of the combination. */
export const isForIcon = (prompt: string): boolean => prompt.includes('fits this business best');

/** An image model that is played during the tests of a file, and its good pictures: one for each kind. */
export function playPainter() {
  const played = new PlayedPainter();
  const good: Uint8Array[] = [];
  beforeAll(async () => {
    await played.start();
    good.push(...(await goodPictures()));
    expect(good.length).toBeGreaterThanOrEqual(2);
  });
  afterAll(() => played.close());
  /** A fate: the good picture for a prompt. */
  const paint = ({ body }: { readonly body: { readonly prompt: string } }) => good[isForIcon(body.prompt) ? 0 : 1] as Uint8Array;
  return { played, good, paint };
}

/** What somebody signed in does with AI logos whose icons a played model draws. Limits begin anew with each test. */
export function paintedLogos(database: () => Database, { played, paint }: ReturnType<typeof playPainter>) {
  beforeEach(async () => {
    await database().statements.delete(tables.rateLimits);
    played.asked.length = 0;
    played.fate = paint;
  });
  const member = async (ai = budgetedPainter(played), change: Partial<typeof press> = {}, limits?: MarkLimits) => {
    const own = limits === undefined ? { ai } : { ai, markLimits: limits };
    const browser = await memberBrowser(database(), { press: { ...press, ...change }, change: own });
    const ask = (body: object = askedLogos) => browser.call('POST', '/api/generate-ai-logos', body);
    const logos = async (body?: object): Promise<readonly AiLogo[]> => {
      const answer = await ask(body);
      expect(answer.status).toBe(200);
      return generateAiLogosResponse.parse(await answer.json()).logos;
    };
    /** Which of the three icons the model drew. */
    const makers = async (body?: object) => (await logos(body)).map(({ generator }) => generator.kind);
    const counted = async () => {
      const { usage } = sessionSchema.parse(await (await browser.call('GET', '/api/session')).json());
      return usage.find(({ type }) => type === 'logo_generation')?.count ?? 0;
    };
    return { ...browser, browser, ask, logos, makers, counted };
  };
  /** Pictures that the one account of a test has been counted. */
  const pictures = async (): Promise<number | undefined> => {
    const rows = await database().statements.select().from(tables.rateLimits);
    return rows.find(({ key }) => key.startsWith('ai-images:'))?.count;
  };
  return { member, pictures };
}

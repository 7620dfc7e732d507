import { type GenerateLogoRequest, type LogoResult, wireLimits } from '@brandwright/contract';
import type { Brief, EngineFault } from '@brandwright/engine';
import { EngineError, limits, parseBrief } from '@brandwright/engine/documents';
import { createRecent, type PrintedDesign } from '@brandwright/press';
import { inRequestTerms, renameField } from './request-names.ts';
import type { RequestPress } from './request-press.ts';
import { createSharedWork } from './shared-work.ts';

/**
 * A design from the press with its texts in UTF-8 buffers. Outside the heap, long texts that come and go
 * leave no gaps (17 MB of 88 were measured).
 */
export type KnownDesign = Omit<PrintedDesign, 'json' | 'svg'> & { readonly json: Buffer; readonly svg: Buffer };

/** A drawn set, with the pictures (base64) requested so far. */
interface KnownSet {
  readonly key: string;
  readonly designs: readonly KnownDesign[];
  readonly pictures: Map<string, Buffer>;
}

/**
 * The answer. Designs stay JSON text from the press, because parsing and printing them again would only cost
 * time.
 */
export interface GeneratedLogos {
  readonly logos: readonly (Omit<LogoResult, 'design' | 'imageData'> & { readonly design: Buffer; readonly imageData: Buffer })[];
  readonly round: number;
}

/** Use cases: `variations` logos for a brief, drawn with the request's press. */
export interface GenerateLogo {
  /** With their pictures. */
  generate(request: GenerateLogoRequest, press: RequestPress): Promise<GeneratedLogos>;
  /** The designs alone. */
  choose(request: GenerateLogoRequest, press: RequestPress): Promise<readonly KnownDesign[]>;
}

/** Rounds searched for a design that is not excluded. Each takes up to a second. */
const roundsSearched = 4;

/** Sets cached, and their bytes: about 0.3 MB each. */
const kept = { entries: 64, weight: 12 * 1024 * 1024 };

/**
 * Sets depend only on brief and round. A set is drawn once for all concurrent requests of a client, cached
 * for later ones, and never drawn twice for one request. Drawing stops when nobody waits for it. Throws
 * EngineError with the request's field names, PressError.
 */
export function createGenerateLogo(): GenerateLogo {
  const sets = createRecent<KnownSet>(kept);
  const designing = createSharedWork<KnownSet>();
  const painting = createSharedWork<Buffer>();

  const designed = async (press: RequestPress, brief: Brief, round: number): Promise<KnownSet> => {
    const key = JSON.stringify([brief, round]);
    const known = sets.get(key);
    if (known !== undefined) return known;
    const options = { round, square: wireLimits.logoPixels };
    const shared = `${press.client} ${key}`;
    if (!designing.has(shared)) await press.charge({ kind: 'design', input: { brief, options } });
    return designing.join(shared, press.signal, async (signal) => {
      const designs = (await press.until(signal).design(brief, options).catch(renameField)).map(inBytes);
      const set = { key, designs, pictures: new Map() };
      sets.set(key, set);
      sets.weigh(key, weightOf(designs));
      return set;
    });
  };

  const picture = async (press: RequestPress, { key, pictures }: KnownSet, { id, svg }: KnownDesign): Promise<Buffer> => {
    const known = pictures.get(id);
    if (known !== undefined) return known;
    const size = wireLimits.logoPixels;
    return painting.join(`${press.client} ${key} ${id}`, press.signal, async (signal) => {
      const png = await press.until(signal).raster(svg.toString(), { width: size, height: size });
      const text = Buffer.from(Buffer.from(png).toString('base64'), 'latin1');
      pictures.set(id, text);
      return text;
    });
  };

  const chosenOf = async (request: GenerateLogoRequest, press: RequestPress) => {
    const brief = readBrief(request);
    const first = request.slot ?? 0;
    const from = request.round ?? 0;
    const seen = new Set(request.exclude);
    const rounds = new Map<number, KnownSet>();

    /** Keeps sets for the whole request, because the cache may drop them before the next design is chosen. */
    const setOf = async (round: number): Promise<KnownSet> => {
      const set = rounds.get(round) ?? (await designed(press, brief, round));
      rounds.set(round, set);
      return set;
    };
    /** The slot's design in the first round where it was not seen; if all were seen, the last one's. */
    const choose = async (slot: number) => {
      for (let round = from; ; round++) {
        const set = await setOf(round);
        // A difficult brief may leave slots empty; the nearest design fills in.
        const design = set.designs.find((one) => one.slot === slot) ?? set.designs[slot % set.designs.length];
        if (design !== undefined && (!seen.has(design.id) || round >= from + roundsSearched - 1)) return { set, design };
      }
    };

    const chosen: { readonly set: KnownSet; readonly design: KnownDesign }[] = [];
    for (let i = 0; i < (request.variations ?? 1); i++) {
      const next = await choose((first + i) % wireLimits.slots);
      seen.add(next.design.id);
      chosen.push(next);
    }
    return chosen;
  };

  return {
    async generate(request, press) {
      const chosen = await chosenOf(request, press);
      const logos = chosen.map(async ({ set, design }) => present(design, await picture(press, set, design)));
      return { logos: await Promise.all(logos), round: request.round ?? 0 };
    },
    choose: async (request, press) => (await chosenOf(request, press)).map(({ design }) => design),
  };
}

/** Approximate bytes: the texts, and a base64 picture of half a drawing's size. */
const weightOf = (designs: readonly KnownDesign[]): number =>
  designs.reduce((sum, { json, svg }) => sum + json.length + svg.length + 24_000, 0);

const inBytes = ({ json, svg, ...rest }: PrintedDesign): KnownDesign => ({
  ...rest,
  json: Buffer.from(json),
  svg: Buffer.from(svg),
});

const present = ({ id, style, reasons, json }: KnownDesign, imageData: Buffer): GeneratedLogos['logos'][number] => ({
  id,
  format: 'png',
  imageData,
  variation: { style, description: reasons.join(' ') },
  design: json,
});

/** A description with those of the keywords that it does not hold itself, as far as there is room: a word that stood twice would count twice. */
function withKeywords(description: string, keywords: readonly string[]): string {
  const has = (text: string, word: string): boolean => text.toLowerCase().includes(word.toLowerCase());
  const add = (text: string, word: string): string => (text === '' ? word : `${text} ${word}`);
  return keywords.reduce((text, word) => {
    const longer = add(text, word);
    return has(text, word) || longer.length > limits.description ? text : longer;
  }, description);
}

/** The brief of a request. Throws its first fault as EngineError, in the request's field names. */
export function readBrief(request: GenerateLogoRequest): Brief {
  const { businessName: name, quizAnswers: quiz, industry, personality, style, colors } = request;
  const { slogan, fontStyle, iconPlacement, designTheme: theme, shows, seed } = request;
  const description = withKeywords(request.description ?? '', request.keywords ?? []);
  const given = { name, quiz, industry, personality, style, colors, slogan, description, fontStyle, iconPlacement, theme };
  const parsed = parseBrief({ ...given, shows, seed });
  if (parsed.ok) return parsed.value;
  throw new EngineError(inRequestTerms(parsed.faults[0] as EngineFault));
}

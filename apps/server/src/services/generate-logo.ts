import { type GenerateLogoRequest, type LogoResult, wireLimits } from '@brandwright/contract';
import { type Brief, EngineError, type EngineFault, parseBrief } from '@brandwright/engine';
import { createRecent, type Press, type PrintedDesign } from '@brandwright/press';
import { inRequestTerms, renameField } from './request-terms.ts';

/** A set that was designed, and its pictures (base64) as far as they were asked for. */
interface KnownSet {
  readonly designs: readonly PrintedDesign[];
  readonly pictures: Map<string, Promise<string>>;
}

/** The answer, in which each design is still the JSON text that came from the press: parsing and printing it again would only cost time. */
export interface GeneratedLogos {
  readonly logos: readonly (Omit<LogoResult, 'design'> & { readonly design: string })[];
  readonly round: number;
}

/** Rounds that are searched for a design that is not excluded; each is up to a second of work. */
const roundsSearched = 4;

/** Sets kept in memory, and their weight in bytes: about 0.3 MB each. */
const kept = { entries: 64, weight: 12 * 1024 * 1024 };

/**
 * The use case: a brief in, `variations` logos out. Sets are a function of (brief, round), so that one is solved once however many
 * calls ask for its designs one by one, at the same time or a little later. Throws EngineError with the request's field names, PressError.
 */
export function createGenerateLogo({
  press,
}: {
  readonly press: Press;
}): (request: GenerateLogoRequest) => Promise<GeneratedLogos> {
  const sets = createRecent<Promise<KnownSet>>(kept);

  const designed = (brief: Brief, round: number): Promise<KnownSet> => {
    const key = JSON.stringify([brief, round]);
    const known = sets.get(key);
    if (known !== undefined) return known;
    const fresh = press
      .design(brief, { round, square: wireLimits.logoPixels })
      .then((designs): KnownSet => ({ designs, pictures: new Map() }), renameField);
    sets.set(key, fresh);
    fresh.then(
      ({ designs }) => sets.weigh(key, weightOf(designs)),
      () => sets.drop(key),
    );
    return fresh;
  };

  const picture = ({ pictures }: KnownSet, { id, svg }: PrintedDesign): Promise<string> => {
    const known = pictures.get(id);
    if (known !== undefined) return known;
    const size = wireLimits.logoPixels;
    const fresh = press.raster(svg, { width: size, height: size }).then((png) => Buffer.from(png).toString('base64'));
    pictures.set(id, fresh);
    fresh.catch(() => pictures.delete(id));
    return fresh;
  };

  return async (request) => {
    const brief = readBrief(request);
    const first = request.slot ?? 0;
    const round = request.round ?? 0;
    const seen = new Set(request.exclude);
    const chosen: { readonly set: KnownSet; readonly design: PrintedDesign }[] = [];
    for (let i = 0; i < (request.variations ?? 1); i++) {
      const next = await choose(brief, (first + i) % wireLimits.slots, round, seen);
      seen.add(next.design.id);
      chosen.push(next);
    }
    const logos = chosen.map(async ({ set, design }) => present(design, await picture(set, design)));
    return { logos: await Promise.all(logos), round };
  };

  /** The slot's design in the first round in which it was not seen; when all were, that of the last one. */
  async function choose(brief: Brief, slot: number, from: number, seen: ReadonlySet<string>) {
    for (let round = from; ; round++) {
      const set = await designed(brief, round);
      // A hard brief may leave slots empty: the nearest design takes its place.
      const design = set.designs.find((one) => one.slot === slot) ?? set.designs[slot % set.designs.length];
      if (design !== undefined && (!seen.has(design.id) || round >= from + roundsSearched - 1)) return { set, design };
    }
  }
}

/** Bytes, roughly: texts, and a picture of half a drawing's size in base64. */
const weightOf = (designs: readonly PrintedDesign[]): number =>
  designs.reduce((sum, { json, svg }) => sum + json.length + svg.length + 24_000, 0);

const present = ({ id, style, reasons, json }: PrintedDesign, imageData: string): GeneratedLogos['logos'][number] => ({
  id,
  format: 'png',
  imageData,
  variation: { style, description: reasons.join(' ') },
  design: json,
});

function readBrief(request: GenerateLogoRequest): Brief {
  const { businessName: name, quizAnswers: quiz, industry, personality, style, colors } = request;
  const { slogan, description, fontStyle, iconPlacement, designTheme: theme, seed } = request;
  const given = { name, quiz, industry, personality, style, colors, slogan, description, fontStyle, iconPlacement, theme, seed };
  const parsed = parseBrief(given);
  if (parsed.ok) return parsed.value;
  throw new EngineError(inRequestTerms(parsed.faults[0] as EngineFault));
}

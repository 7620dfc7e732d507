import { type GenerateLogoRequest, type GenerateLogoResponse, type LogoResult, wireLimits } from '@brandwright/contract';
import { type Brief, type Design, EngineError, type EngineFault, parseBrief } from '@brandwright/engine';
import { createRecent, type Press } from '@brandwright/press';

/** A set that was designed, and its pictures as far as they were asked for. */
interface KnownSet {
  readonly designs: readonly Design[];
  readonly svgs: readonly string[];
  readonly pictures: Map<string, Promise<string>>;
}

/** Rounds that are searched for a design that is not excluded; each is up to a second of work. */
const roundsSearched = 4;

/** Sets kept in memory, and their weight in bytes: about 0.3 MB each. */
const kept = { entries: 64, weight: 24 * 1024 * 1024 };

/**
 * The use case: a brief in, `variations` logos out. Sets are a function of (brief, round), so that one is solved once however many
 * calls ask for its designs one by one, at the same time or a little later. Throws EngineError with the request's field names, PressError.
 */
export function createGenerateLogo({
  press,
}: {
  readonly press: Press;
}): (request: GenerateLogoRequest) => Promise<GenerateLogoResponse> {
  const sets = createRecent<Promise<KnownSet>>(kept);

  const designed = (brief: Brief, round: number): Promise<KnownSet> => {
    const key = JSON.stringify([brief, round]);
    const known = sets.get(key);
    if (known !== undefined) return known;
    const fresh = press
      .design(brief, { round, square: wireLimits.logoPixels })
      .then(({ set, svgs }): KnownSet => ({ designs: set.designs, svgs, pictures: new Map() }));
    sets.set(key, fresh);
    fresh.then(
      ({ svgs }) =>
        sets.weigh(
          key,
          svgs.reduce((sum, svg) => sum + 4 * svg.length, 0),
        ),
      () => sets.drop(key),
    );
    return fresh;
  };

  const picture = ({ svgs, pictures }: KnownSet, id: string, index: number): Promise<string> => {
    const known = pictures.get(id);
    if (known !== undefined) return known;
    const size = wireLimits.logoPixels;
    const fresh = press
      .raster(svgs[index] ?? '', { width: size, height: size })
      .then((png) => Buffer.from(png).toString('base64'));
    pictures.set(id, fresh);
    fresh.catch(() => pictures.delete(id));
    return fresh;
  };

  return async (request) => {
    const brief = readBrief(request);
    const first = request.slot ?? 0;
    const round = request.round ?? 0;
    const seen = new Set(request.exclude);
    const logos: Promise<LogoResult>[] = [];
    for (let i = 0; i < (request.variations ?? 1); i++) {
      const { set, index } = await choose(brief, (first + i) % wireLimits.slots, round, seen);
      const design = set.designs[index] as Design;
      seen.add(design.id);
      logos.push(picture(set, design.id, index).then((imageData) => present(design, imageData)));
    }
    return { logos: await Promise.all(logos), round };
  };

  /** The slot's design in the first round in which it was not seen; when all were, that of the last one. */
  async function choose(
    brief: Brief,
    slot: number,
    from: number,
    seen: ReadonlySet<string>,
  ): Promise<{ set: KnownSet; index: number }> {
    for (let round = from; ; round++) {
      const set = await designed(brief, round);
      // A hard brief may leave slots empty: the nearest design takes its place.
      const own = set.designs.findIndex((design) => design.slot === slot);
      const index = own >= 0 ? own : slot % set.designs.length;
      const design = set.designs[index];
      if (design !== undefined && (!seen.has(design.id) || round >= from + roundsSearched - 1)) return { set, index };
    }
  }
}

const present = (design: Design, imageData: string): LogoResult => ({
  id: design.id,
  format: 'png',
  imageData,
  variation: { style: design.style, description: design.reasons.join(' ') },
  design,
});

/** Fields whose names differ between the brief and the request. */
const renamed: Readonly<Record<string, string>> = { name: 'businessName', quiz: 'quizAnswers' };

function readBrief(request: GenerateLogoRequest): Brief {
  const { businessName: name, quizAnswers: quiz, industry, personality, style, colors } = request;
  const { slogan, description, fontStyle, iconPlacement, seed } = request;
  const given = { name, quiz, industry, personality, style, colors, slogan, description, fontStyle, iconPlacement, seed };
  const parsed = parseBrief(given);
  if (parsed.ok) return parsed.value;
  throw new EngineError(inRequestTerms(parsed.faults[0] as EngineFault));
}

function inRequestTerms(fault: EngineFault): EngineFault {
  const [root = '', ...rest] = (fault.field ?? '').split('.');
  const name = renamed[root];
  if (fault.field === undefined || name === undefined) return fault;
  const field = [name, ...rest].join('.');
  const message = fault.message.startsWith(`${fault.field}: `) ? field + fault.message.slice(fault.field.length) : fault.message;
  return { ...fault, field, message };
}

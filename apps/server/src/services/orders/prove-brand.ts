import { createHash } from 'node:crypto';
import { problems, wireLimits } from '@brandwright/contract';
import type { Proof } from '@brandwright/data';
import type { Brief, Customization, Design } from '@brandwright/engine';
import { EngineError, engineVersion } from '@brandwright/engine/documents';
import { kitEdition } from '@brandwright/kit/documents';
import { createRecent, type JobDescription, PressError, passingCodes } from '@brandwright/press';
import type { Logger } from 'pino';
import { ProblemError, refuse } from '../../http/problem-error.ts';
import { type KitDocument, logoText } from '../kits/kit-document.ts';
import { traitsOf } from '../kits/logo-traits.ts';
import { renameField } from '../logos/request-names.ts';
import type { RequestPress } from '../logos/request-press.ts';
import { createSharedWork } from '../logos/shared-work.ts';
import type { Brand } from './brand.ts';

/**
 * Draws everything a kit will be made from, before payment or use of a plan: all designs, the chosen one with
 * its edits, and a check that each file can be made. What cannot be made is refused, naming the field at
 * fault.
 */
export type ProveBrand = (brand: ProvenBrand, variations: number) => Promise<Proof>;

type ProvenBrand = Pick<Brand, 'brief' | 'design' | 'customization'>;

type Proving = Pick<RequestPress, 'design' | 'edit' | 'prove' | 'redraw'>;

/** A logo for the kit. */
interface ProvenLogo {
  readonly id: string;
  readonly design: string;
  readonly customization: Customization | null;
}

/**
 * Rounds of eight drawn to fill a plan. In 317 briefs of every kind, 25 designs took four rounds, and every
 * round brought at least seven new ones.
 */
const mostRounds = 12;

/** Proofs cached, about 0.2 MB each, so that pressing the button again draws nothing. */
const kept = { entries: 64, weight: 16 * 1024 * 1024 };

/**
 * Proves with a request's press. Rejects with EngineError in the request's field names, and with
 * ProblemError.
 */
export function createProveBrand({ log }: { readonly log: Pick<Logger, 'error'> }): (press: RequestPress) => ProveBrand {
  const known = createRecent<Proof>(kept);
  const proving = createSharedWork<Proof>();
  return (press) => async (brand, variations) => {
    const key = keyOf(brand, variations);
    const before = known.get(key);
    if (before !== undefined) return before;
    const shared = `${press.client} ${key}`;
    if (!proving.has(shared)) await press.charge(...jobsOf(brand, variations));
    return proving.join(shared, press.signal, async (signal) => {
      const proof = await prove(press.until(signal), brand, variations).catch((error: unknown) => later(error, log));
      known.set(key, proof);
      known.weigh(
        key,
        proof.logos.reduce((sum, { logo, document }) => sum + logo.length + (document?.length ?? 0), 0),
      );
      return proof;
    });
  };
}

/**
 * The jobs of a proof, as far as known beforehand: enough sets for the plan, the chosen logo once more, its edit,
 * and the check of its files.
 */
export function jobsOf({ brief, design, customization }: ProvenBrand, variations: number): readonly JobDescription[] {
  const sets = Array.from(
    { length: Math.ceil(variations / wireLimits.slots) },
    (_, round): JobDescription => ({
      kind: 'design',
      input: { brief, options: { round } },
    }),
  );
  const redraws: readonly JobDescription[] = design === null ? [] : [{ kind: 'redraw', input: { design, brief } }];
  const edits: readonly JobDescription[] =
    design === null || customization === null ? [] : [{ kind: 'edit', input: { design, brief, customization } }];
  // Its outlines are most of an order.
  const order = design === null ? '' : JSON.stringify(design);
  return [...sets, ...redraws, ...edits, { kind: 'prove', input: { order, slogan: '' } }];
}

/** Hash over the whole design. Its id covers only the main drawing, and nobody may get another's avatar. */
const keyOf = ({ brief, design, customization }: ProvenBrand, variations: number): string =>
  createHash('sha256')
    .update(JSON.stringify([brief, design, customization, variations]))
    .digest('base64url');

async function prove(press: Proving, { brief, design, customization }: ProvenBrand, variations: number): Promise<Proof> {
  const own = design === null ? null : await drawnByUs(press, brief, design);
  const chosen = own === null ? [] : [{ id: own.id, design: JSON.stringify(own), customization }];
  const logos = await fillPlan(press, brief, variations, chosen);
  const [lead] = logos;
  if (lead === undefined) throw new Error('A plan without a logo was sold.');
  const left = await asLeft(press, brief, JSON.parse(lead.design) as Design, lead.customization);
  const order = { design: left, brief };
  await printable(press, order, { chosen: design !== null, slogan: lead.customization?.slogan ?? '' });
  const document: KitDocument = { logo: lead.id, engine: engineVersion, edition: kitEdition, order };
  return {
    logos: logos.map((logo, place) => ({
      id: logo.id,
      logo: logoText(logo.design, logo.customization),
      ...(place === 0 ? { document: JSON.stringify(document), traits: traitsOf(left) } : { document: null }),
    })),
    engine: engineVersion,
    edition: kitEdition,
  };
}

/**
 * The chosen logo, then the engine's designs for the same brief, without duplicates, as many as the plan
 * includes.
 */
async function fillPlan(
  press: Proving,
  brief: Brief,
  variations: number,
  chosen: readonly ProvenLogo[],
): Promise<readonly ProvenLogo[]> {
  const logos = [...chosen];
  const seen = new Set(logos.map(({ id }) => id));
  // The first round is always drawn: it detects a name that no typeface can set.
  for (let round = 0; round === 0 || (logos.length < variations && round < mostRounds); round++)
    for (const { id, json } of await press.design(brief, { round }).catch(renameField)) {
      if (logos.length >= variations || seen.has(id)) continue;
      seen.add(id);
      logos.push({ id, design: json, customization: null });
    }
  if (logos.length < variations)
    refuse('order.variations', { field: 'businessName', received: String(logos.length), allowed: `${variations} designs` });
  return logos;
}

/**
 * The chosen design as the engine draws it. A client brings it along, and could draw it by hand: so dense that its files
 * take minutes (H20-01, H21-01), or of several logos in one (H20-03).
 */
function drawnByUs(press: Proving, brief: Brief, design: Design): Promise<Design> {
  return press.redraw({ design, brief }).catch((error: unknown) => {
    throw isOfDesign(error) ? unprintable(error) : error;
  });
}

/** The lead logo with its edits. */
async function asLeft(press: Proving, brief: Brief, design: Design, customization: Customization | null): Promise<Design> {
  if (customization === null) return design;
  return press.edit({ design, brief, customization }).catch((error: unknown) => {
    throw error instanceof EngineError ? namedBy(error, 'logoCustomization') : error;
  });
}

/** Refuses a logo whose files cannot all be made. For one of the engine's own, that is our fault. */
async function printable(
  press: Proving,
  order: KitDocument['order'],
  { chosen, slogan }: { readonly chosen: boolean; readonly slogan: string },
): Promise<void> {
  try {
    await press.prove(JSON.stringify(order), slogan);
  } catch (error) {
    if (error instanceof EngineError && error.fault.code === 'brief.slogan.unsettable')
      throw namedBy(error, 'logoCustomization.slogan');
    throw chosen && isOfDesign(error) ? unprintable(error) : error;
  }
}

const unprintable = (error: unknown): ProblemError => new ProblemError('order.unprintable', { field: 'selectedLogo' }, error);

/** True if the design is at fault. */
export const isOfDesign = (error: unknown): boolean =>
  error instanceof EngineError || (error instanceof PressError && !passed(error));

/** True for a busy press or a crashed child, which say nothing about the job. */
const passed = ({ fault: { code } }: PressError): boolean => passingCodes.has(code) || code === 'press.crashed';

/** The same fault, attributed to a field of the request. */
function namedBy({ fault }: EngineError, field: string): EngineError {
  const { message } = fault;
  const said =
    fault.field !== undefined && message.startsWith(`${fault.field}: `) ? message.slice(fault.field.length) : `: ${message}`;
  return new EngineError({ ...fault, field, message: field + said });
}

/** Answers 503 if neither brand nor buyer is at fault. Nothing was sold, and the request can be repeated. */
function later(error: unknown, log: Pick<Logger, 'error'>): never {
  if (error instanceof ProblemError) throw error;
  if (error instanceof EngineError && problems[error.fault.code].status < 500) throw error;
  if (error instanceof PressError && (passingCodes.has(error.fault.code) || problems[error.fault.code].status < 500)) throw error;
  log.error({ err: error, code: 'order.unproven' }, 'what is to be sold could not be drawn');
  throw new ProblemError('order.unproven', { retryAfter: 5 }, error);
}

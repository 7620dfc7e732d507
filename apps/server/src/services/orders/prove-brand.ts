import { createHash } from 'node:crypto';
import { problems, wireLimits } from '@brandwright/contract';
import type { Proof } from '@brandwright/data';
import { type Brief, type Customization, type Design, EngineError, engineVersion } from '@brandwright/engine';
import { kitEdition } from '@brandwright/kit';
import { createRecent, type JobDescription, PressError } from '@brandwright/press';
import type { Logger } from 'pino';
import { ProblemError, refuse } from '../../http/problem-error.ts';
import { type KitDocument, logoText } from '../kits/kit-document.ts';
import { renameField } from '../logos/request-names.ts';
import type { RequestPress } from '../logos/request-press.ts';
import { createSharedWork } from '../logos/shared-work.ts';
import type { Brand } from './brand.ts';

/**
 * Draws everything that a kit will be made from, before money is asked for or a plan is used: all of its designs, the chosen one as it was left in the
 * editor, and its files as far as shows that each can be made. What cannot be made is refused by the field that is at fault.
 */
export type ProveBrand = (brand: ProvenBrand, variations: number) => Promise<Proof>;

type ProvenBrand = Pick<Brand, 'brief' | 'design' | 'customization'>;

type Proving = Pick<RequestPress, 'design' | 'edit' | 'prove'>;

/** A logo as the kit keeps it. */
interface ProvenLogo {
  readonly id: string;
  readonly design: string;
  readonly customization: Customization | null;
}

/** Rounds of eight that are drawn until a plan is full. Over 317 briefs of every kind 25 designs took four, and no round brought fewer than seven new ones. */
const mostRounds = 12;

/** Proofs kept in memory, so that a second press on the button draws nothing anew: some 0.2 MB each. */
const kept = { entries: 64, weight: 16 * 1024 * 1024 };

/** Faults of the press that pass by themselves, and are answered with 503 as they are. */
const passing: readonly string[] = ['press.busy', 'press.cancelled', 'press.closed', 'press.unavailable'];

/** Proves by the press of a request. Rejects with EngineError in the request's own field names, and with ProblemError. */
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

/** What a proof is drawn by, as far as is known beforehand: as many sets as hold the plan, the changes of the chosen logo, and the look at its files. */
export function jobsOf({ brief, design, customization }: ProvenBrand, variations: number): readonly JobDescription[] {
  const sets = Array.from(
    { length: Math.ceil(variations / wireLimits.slots) },
    (_, round): JobDescription => ({
      kind: 'design',
      input: { brief, options: { round } },
    }),
  );
  const edits: readonly JobDescription[] =
    design === null || customization === null ? [] : [{ kind: 'edit', input: { design, brief, customization } }];
  return [...sets, ...edits, { kind: 'prove', input: { order: '', slogan: '' } }];
}

/** Over the whole design: its id is that of its main drawing alone, and nobody is handed another's avatar. */
const keyOf = ({ brief, design, customization }: ProvenBrand, variations: number): string =>
  createHash('sha256')
    .update(JSON.stringify([brief, design, customization, variations]))
    .digest('base64url');

async function prove(press: Proving, { brief, design, customization }: ProvenBrand, variations: number): Promise<Proof> {
  const chosen = design === null ? [] : [{ id: design.id, design: JSON.stringify(design), customization }];
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
      document: place === 0 ? JSON.stringify(document) : null,
    })),
    engine: engineVersion,
    edition: kitEdition,
  };
}

/** The chosen logo, then the engine's own for the same brief, none twice, as many as the plan keeps. */
async function fillPlan(
  press: Proving,
  brief: Brief,
  variations: number,
  chosen: readonly ProvenLogo[],
): Promise<readonly ProvenLogo[]> {
  const logos = [...chosen];
  const seen = new Set(logos.map(({ id }) => id));
  // The first round is drawn in any case: it is what finds a name that no typeface can set.
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

/** The lead logo with the changes made in the editor. */
async function asLeft(press: Proving, brief: Brief, design: Design, customization: Customization | null): Promise<Design> {
  if (customization === null) return design;
  return press.edit({ design, brief, customization }).catch((error: unknown) => {
    throw error instanceof EngineError ? namedBy(error, 'logoCustomization') : error;
  });
}

/** Refuses a logo whose files cannot all be made. One of the engine's own that cannot is a fault of ours. */
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
    const ofDesign = error instanceof EngineError || (error instanceof PressError && !passed(error));
    if (!chosen || !ofDesign) throw error;
    throw new ProblemError('order.unprintable', { field: 'selectedLogo' }, error);
  }
}

/** A press that is busy, or whose child ended, says nothing of what it was asked. */
const passed = ({ fault: { code } }: PressError): boolean => passing.includes(code) || code === 'press.crashed';

/** The same fault under the field of the request that it is about. */
function namedBy({ fault }: EngineError, field: string): EngineError {
  const { message } = fault;
  const said =
    fault.field !== undefined && message.startsWith(`${fault.field}: `) ? message.slice(fault.field.length) : `: ${message}`;
  return new EngineError({ ...fault, field, message: field + said });
}

/** What neither the brand nor the buyer is to blame for is answered with 503: nothing was sold, and it may be asked again. */
function later(error: unknown, log: Pick<Logger, 'error'>): never {
  if (error instanceof ProblemError) throw error;
  if (error instanceof EngineError && problems[error.fault.code].status < 500) throw error;
  if (error instanceof PressError && (passing.includes(error.fault.code) || problems[error.fault.code].status < 500)) throw error;
  log.error({ err: error, code: 'order.unproven' }, 'what is to be sold could not be drawn');
  throw new ProblemError('order.unproven', { retryAfter: 5 }, error);
}

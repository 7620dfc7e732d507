import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Brief, type Design, type DesignSet, drawing, printSvg } from '@brandwright/engine';
import type { Studio } from '@brandwright/press';
import { drawSet, openStudio } from '@brandwright/press/maker';
import { contrastRatio } from '../../../packages/engine/src/color/contrast.ts';
import { createRandom } from '../../../packages/engine/src/random.ts';
import { type BriefFile, readBriefs } from './briefs.ts';
import { checkApart, commit, type KeyedPair, setId, writeKey } from './key.ts';
import type { Logo } from './logo.ts';
import { type PlannedPair, planPairs, type Rival, shuffled } from './pair-plan.ts';
import { contactSheet, drawPair, type Picture } from './pictures.ts';
import { plainType } from './plain-type.ts';
import { realLogos } from './real-logos.ts';
import { slugOf } from './slug.ts';

export interface PairsOptions {
  readonly briefs: string;
  readonly rivals: readonly Rival[];
  /** Most pairs of each rival. */
  readonly count: number;
  readonly seed: string;
  readonly out: string;
  readonly key: string;
  readonly golden: string | null;
  readonly against: string | null;
  /** Ours is the lead of the eight (beside real logos, of those on a light ground) instead of any. */
  readonly first: boolean;
  readonly perSheet: number;
}

/** A rival's logo with the name it has in the key. */
interface Named {
  readonly logo: Logo;
  readonly theirs: string;
}

/** Light grounds, on which a real logo can stand as well. */
const light = (design: Design): boolean => contrastRatio('#000000', design.scheme.paints.ground ?? '#FFFFFF') > 15.5;

export const logoOf = (design: Design): Logo => ({
  svg: printSvg(drawing(design, 'full')),
  mono: printSvg(drawing(design, 'mono-black')),
  ground: design.scheme.paints.ground ?? '#FFFFFF',
});

/** Draws blind pairs: pictures and contact sheets into one folder, who is who into a file elsewhere. */
export async function runPairs(options: PairsOptions): Promise<void> {
  checkApart(options.key, options.out);
  const briefs = readBriefs(options.briefs);
  const open = Object.fromEntries(options.rivals.map((rival) => [rival, meeting(rival, briefs, options)]));
  const plan = planPairs(options.seed, open, options.count);
  const set = setId({ options: { ...options, out: '', key: '' }, at: commit() });
  const studio = await openStudio();
  const reals = shuffled([...realLogos()], createRandom(`real/${options.seed}`).next);
  mkdirSync(options.out, { recursive: true });
  const keyed: KeyedPair[] = [];
  const pictures: Picture[] = [];
  for (const planned of plan) {
    const { brief } = briefs[planned.brief] as BriefFile;
    const design = pickDesign((await drawSet(studio, brief, { round: 0 })).set, planned, options.first);
    const real = reals[plan.filter(({ rival, pair }) => rival === 'real' && pair < planned.pair).length % reals.length];
    const { logo, theirs } = await meet(planned, brief, design, studio, options, real);
    const ours = logoOf(design);
    const [a, b] = planned.ours === 'A' ? [ours, logo] : [logo, ours];
    const picture = await drawPair(planned.pair, a, b);
    writeFileSync(join(options.out, `pair-${String(planned.pair).padStart(3, '0')}.png`), picture.png);
    pictures.push(picture);
    const { pair, rival } = planned;
    keyed.push({ pair, brief: brief.name, rival, ours: planned.ours, slot: design.slot, design: design.id, theirs });
  }
  for (let i = 0; i * options.perSheet < pictures.length; i++) {
    const some = pictures.slice(i * options.perSheet, (i + 1) * options.perSheet);
    const sheet = await contactSheet(`set ${set}, sheet ${i + 1}`, some, 2);
    writeFileSync(join(options.out, `sheet-${i + 1}.png`), sheet.png);
  }
  writeKey(options.key, { set, seed: options.seed, commit: commit(), pairs: keyed });
  console.log(`Set ${set}: ${keyed.length} pairs are in ${options.out}; the key is ${options.key}.`);
}

function pickDesign({ designs, order }: DesignSet, { rival, draw }: PlannedPair, first: boolean): Design {
  const open = first ? order.map((i) => designs[i] as Design) : designs;
  // Real logos have light grounds; a dark one of ours would tell which is which.
  const some = rival === 'real' ? open.filter(light) : open;
  const from = some.length > 0 ? some : open;
  return from[first ? 0 : Math.floor(draw * from.length)] as Design;
}

/** Indexes of the briefs for which the rival has something. */
function meeting(rival: Rival, briefs: readonly BriefFile[], { golden, against }: PairsOptions): readonly number[] {
  const all = briefs.map((_, i) => i);
  if (rival === 'golden') return all.filter((i) => goldenFile(golden, (briefs[i] as BriefFile).brief) !== null);
  if (rival === 'last') return all.filter((i) => lastFiles(against, (briefs[i] as BriefFile).brief).length > 0);
  return all;
}

async function meet(
  { rival, other }: PlannedPair,
  brief: Brief,
  design: Design,
  { book }: Studio,
  { golden, against, first }: PairsOptions,
  real: readonly [string, Logo] | undefined,
): Promise<Named> {
  switch (rival) {
    case 'plain': {
      const logo = await plainType(brief, design, book);
      return { logo, theirs: logo.face };
    }
    case 'real': {
      const ground = light(design) ? (design.scheme.paints.ground ?? '#FFFFFF') : '#FFFFFF';
      if (real === undefined) throw new Error('There are no real logos.');
      const [name, logo] = real;
      return { logo: { ...logo, ground }, theirs: name };
    }
    case 'golden': {
      const file = goldenFile(golden, brief) ?? '';
      return { logo: painted(readFileSync(file, 'utf8'), null), theirs: slugOf(brief.name) };
    }
    case 'last': {
      const files = lastFiles(against, brief);
      const file = (first ? leadFile(files) : files[Math.floor(other * files.length)]) ?? '';
      const mono = file.replace(/\.svg$/u, '-mono-black.svg');
      return {
        logo: painted(readFileSync(file, 'utf8'), existsSync(mono) ? readFileSync(mono, 'utf8') : null),
        theirs: file.split('/').at(-1) ?? file,
      };
    }
    default:
      return rival satisfies never;
  }
}

/** An SVG that paints its own ground first. */
const painted = (svg: string, mono: string | null): Logo => ({
  svg,
  mono,
  ground: /<path fill="(#[0-9a-fA-F]{6})"/u.exec(svg)?.[1] ?? '#ffffff',
});

/** The hand-composed logo of a brief: a file named by the brief's first words. */
function goldenFile(folder: string | null, { name }: Brief): string | null {
  if (folder === null) throw new Error('The rival “golden” needs --golden <folder>.');
  const slug = slugOf(name);
  const found = readdirSync(folder).find((file) => file.endsWith('.svg') && `${slug}-`.startsWith(`${file.slice(0, -4)}-`));
  return found === undefined ? null : join(folder, found);
}

/** Designs of another version: `<folder>/<slug of the name>/NN-id.svg`, or in the folder itself when it holds one brief's. */
function lastFiles(folder: string | null, { name }: Brief): readonly string[] {
  if (folder === null) throw new Error('The rival “last” needs --against <folder>.');
  const own = join(folder, slugOf(name));
  const from = existsSync(own) ? own : folder;
  return readdirSync(from)
    .filter((file) => /^\d\d-[a-z0-9]{13}\.svg$/u.test(file))
    .sort()
    .map((file) => join(from, file));
}

/** The lead of another version where its list of designs names one, else its first. */
function leadFile(files: readonly string[]): string | undefined {
  const list = files[0] === undefined ? '' : join(dirname(files[0]), 'designs.json');
  if (!existsSync(list)) return files[0];
  const entries = JSON.parse(readFileSync(list, 'utf8')) as readonly { readonly id: string; readonly lead?: boolean }[];
  const lead = entries.find((entry) => entry.lead === true);
  return files.find((file) => lead !== undefined && file.endsWith(`-${lead.id}.svg`)) ?? files[0];
}

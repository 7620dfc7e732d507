import { wireLimits } from '@brandwright/contract';
import type { Brief, Design, History } from '@brandwright/engine';
import { ideaOf } from '../idea-of.ts';
import { logoPng } from '../logo-png.ts';
import type { Studio } from '../open-studio.ts';
import { type BriefInput, readBrief } from '../read-brief.ts';
import { setOf } from '../set-of.ts';
import { slotArt } from '../slot-art.ts';

/** A generate call of one variation, in the terms of the server's generate-logo (row Y-01). */
export interface LogoAsk {
  readonly brief: BriefInput;
  /** 0–7 */
  readonly slot: number;
  /** 0–999 */
  readonly round: number;
  /** Ids already seen: a slot whose design is among them is filled from a later round. */
  readonly exclude: readonly string[];
  /** Ideas that stand on the page (see `ideaOf`): a slot that would show one again is filled from a later round where there is another. */
  readonly ideas?: readonly string[];
  /** What was liked and passed over; the round is then led by it. Absent: the brief's own sets. */
  readonly history?: History;
}

/** One logo of the answer; the browser's result adds the blob (row Y-07) and the drawing for a slot. */
export interface LogoAnswer {
  readonly id: string;
  readonly format: 'png';
  readonly design: Design;
  readonly variation: { readonly style: string; readonly description: string };
  /** PNG, 512 × 512. */
  readonly blob: Blob;
  /** SVG for a slot, without ground. */
  readonly art: string;
}

/** Rounds that are searched for a design that was not seen, as on the server. */
const roundsSearched = 4;

/** Rounds of those in which another idea is looked for: each is a set to be solved while somebody waits. */
const ideasSearched = 2;

/** One design. A set is solved once however many of its designs are asked for one by one. */
export async function generateLogoTask(ask: LogoAsk, studio: Studio, signal: AbortSignal): Promise<LogoAnswer> {
  const brief = readBrief(ask.brief);
  const design = await choose(brief, ask, studio, signal);
  return {
    id: design.id,
    format: 'png',
    design,
    variation: { style: design.style, description: design.reasons.join(' ') },
    blob: await logoPng(design),
    art: slotArt(design),
  };
}

/** The slot's design in the first round in which it is another idea; else the first that was not seen. */
async function choose(brief: Brief, ask: LogoAsk, studio: Studio, signal: AbortSignal): Promise<Design> {
  const seen = new Set(ask.exclude);
  const ideas = new Set(ask.ideas);
  const from = Math.min(ask.round, wireLimits.round - roundsSearched + 1);
  let unseen: Design | undefined;
  for (let round = from; ; round++) {
    const { designs } = await setOf(brief, studio, signal, { round, history: ask.history });
    // A hard brief may leave slots empty: the nearest design takes its place.
    const own = designs.find(({ slot }) => slot === ask.slot) ?? (designs[ask.slot % designs.length] as Design);
    if (!seen.has(own.id) && !ideas.has(ideaOf(own))) return own;
    unseen ??= [own, ...designs].find(({ id }) => !seen.has(id));
    if (unseen !== undefined && round >= from + ideasSearched - 1) return unseen;
    if (round >= from + roundsSearched - 1) return unseen ?? own;
  }
}

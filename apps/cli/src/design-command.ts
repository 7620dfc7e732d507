import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Design, drawing, printSvg, reportOf, type Variant, variants } from '@brandwright/engine';
import { drawSet, openStudio, rasterize } from '@brandwright/press/maker';
import { type Command, flagOf } from './command-line.ts';
import { counted } from './counted.ts';
import { readBrief } from './read-brief.ts';

/** Width of the PNG files in pixels. */
const pngWidth = 1024;

/** One entry of designs.json. */
interface DesignEntry {
  readonly id: string;
  /** The one to show first where there is room for one. */
  readonly lead: boolean;
  readonly style: string;
  readonly archetype: string;
  readonly scheme: string;
  readonly genome: Design['genome'];
  readonly metrics: Design['metrics'];
  /** Why it looks as it does: plain sentences. */
  readonly reasons: readonly string[];
  /** What a studio would check before handing it over, with what would mend it. */
  readonly report: ReturnType<typeof reportOf>;
  /** File names by what they hold; empty when nothing was written. */
  readonly files: Readonly<Record<string, string>>;
}

/** `brandwright design`: drawings first, since they are what one waits for; then pictures, then the list. */
export async function runDesign(command: Extract<Command, { kind: 'design' }>, print: (text: string) => void): Promise<void> {
  const brief = readBrief(command.brief, flagOf);
  const { set } = await drawSet(await openStudio(), brief, { round: command.round });
  const designs = set.designs.slice(0, command.count);
  const { out } = command;
  if (out !== null) {
    await mkdir(out, { recursive: true });
    await Promise.all(
      designs.flatMap((design, i) =>
        variants.map((variant) => writeFile(join(out, svgName(design, i, variant)), printed(design, variant))),
      ),
    );
    for (const [i, design] of designs.entries()) {
      await writeFile(join(out, pngName(design, i)), await rasterize(printed(design, 'full'), { width: pngWidth }));
    }
  }
  const entries = designs.map((design, i) => entry(design, i, i === set.lead, out !== null));
  const json = `${JSON.stringify(entries, null, 2)}\n`;
  if (out !== null) await writeFile(join(out, 'designs.json'), json);
  const first = designs[set.lead];
  const lead = first === undefined ? '' : ` Start with ${svgName(first, set.lead, 'full')}.`;
  print(command.json ? json : `Wrote ${counted(designs.length, 'design')} for “${brief.name}” to ${out}.${lead}\n`);
}

const printed = (design: Design, variant: Variant): string => printSvg(drawing(design, variant), { title: design.name });

/** Ids and numbers only: a name, whatever is in it, never becomes a path. */
const stem = (design: Design, i: number): string => `${String(i + 1).padStart(2, '0')}-${design.id}`;
const svgName = (design: Design, i: number, variant: Variant): string =>
  `${stem(design, i)}${variant === 'full' ? '' : `-${variant}`}.svg`;
const pngName = (design: Design, i: number): string => `${stem(design, i)}.png`;

function entry(design: Design, i: number, lead: boolean, written: boolean): DesignEntry {
  const { id, style, archetype, genome, metrics, reasons, scheme } = design;
  const svgs = Object.fromEntries(variants.map((variant) => [variant === 'full' ? 'svg' : variant, svgName(design, i, variant)]));
  return {
    id,
    lead,
    style,
    archetype,
    scheme: scheme.id,
    genome,
    metrics,
    reasons,
    report: reportOf(design),
    files: written ? { ...svgs, png: pngName(design, i) } : {},
  };
}

import {
  asDesigned,
  type Brief,
  type Customization,
  type Customized,
  customize,
  type Design,
  drawing,
  facesForCustomization,
  facesForRename,
  fontsFor,
  inkBox,
  parseCustomization,
  picturesFor,
  picturesIn,
  printSvg,
  readCustomization,
  renameDesign,
  textFor,
  textForCustomization,
} from '@brandwright/engine';
import type { EditedLogo, Place } from '../../features/editor/edited-logo.ts';
import type { Opened } from '../../features/editor/opened.ts';
import { inline } from '../../features/hero/picture.ts';
import { Refused } from '../failure.ts';
import type { Studio } from '../open-studio.ts';
import { type BriefInput, readBrief } from '../read-brief.ts';

/** A design and the brief it was drawn for: what is edited. */
export interface Subject {
  readonly design: Design;
  readonly brief: BriefInput;
}

/** Subject and settings; the settings are read again here, whatever they come from. */
export interface EditAsk extends Subject {
  readonly customization: unknown;
  /** Another name for the design. Absent: its own. */
  readonly name?: string;
}

/** The design after the person's changes, as the editor shows it. Throws Refused for settings that cannot be read. */
export async function customizeTask(ask: EditAsk, studio: Studio, signal: AbortSignal): Promise<EditedLogo> {
  const parsed = parseCustomization(ask.customization);
  if (!parsed.ok) throw new Refused(parsed.faults[0]);
  const { design, brief } = await named(ask, studio, signal);
  const renamed = design === ask.design ? null : design;
  return { ...printed(await customized(design, brief, parsed.value, studio, signal), parsed.value), renamed };
}

/** What the editor opens with: stored settings, of which those that cannot be read are left as designed, and the fonts there are. */
export async function openEditorTask(ask: EditAsk, studio: Studio, signal: AbortSignal): Promise<Opened> {
  const brief = readBrief(ask.brief);
  const stored = readCustomization(ask.customization);
  const designed = printed(await customized(ask.design, brief, asDesigned, studio, signal), asDesigned);
  const logo = printed(await customized(ask.design, brief, stored, studio, signal), stored);
  return { logo, fonts: fontsFor(brief), designed };
}

/** The design and its brief under the name that was typed. Rejects as `renameDesign` throws, and with Refused. */
export async function named(
  { design, brief: input, name }: EditAsk,
  { fonts, stock, stockPictures }: Studio,
  signal: AbortSignal,
): Promise<{ readonly design: Design; readonly brief: Brief }> {
  const brief = readBrief(name === undefined ? input : { ...input, name });
  if (brief.name === design.name) return { design, brief };
  await stockPictures([...picturesFor(brief), ...picturesIn([design.genome.mark])], signal);
  await stock(facesForRename(design, brief), textFor(brief), signal);
  return { design: renameDesign(design, brief, fonts), brief };
}

/** Fetches missing drawings and letters, then draws. */
export async function customized(
  design: Design,
  brief: Brief,
  customization: Customization,
  { fonts, stock, stockPictures }: Studio,
  signal: AbortSignal,
): Promise<Customized> {
  await stockPictures([...picturesFor(brief), ...picturesIn([design.genome.mark, customization.icon])], signal);
  const faces = facesForCustomization(design, brief, customization);
  await stock(faces, textForCustomization(brief, customization), signal);
  return customize(design, brief, customization, fonts);
}

function printed({ design, shown, warnings, letters, notes }: Customized, customization: Customization): EditedLogo {
  const full = drawing(design, 'full');
  const ink = inkBox(full) ?? { x0: 0, y0: 0, x1: full.scene.width, y1: full.scene.height };
  const width = ink.x1 - ink.x0;
  const height = ink.y1 - ink.y0;
  const place = (box: typeof ink): Place => ({
    x: (box.x0 - ink.x0) / width,
    y: (box.y0 - ink.y0) / height,
    width: (box.x1 - box.x0) / width,
    height: (box.y1 - box.y0) / height,
  });
  return {
    customization,
    art: inline(printSvg(full, { ground: false })).replace(/viewBox="[^"]*"/, `viewBox="${ink.x0} ${ink.y0} ${width} ${height}"`),
    width,
    height,
    ground: shown.backgroundColor,
    shown,
    warnings: warnings.map(({ box, ...warning }) => ({ ...warning, place: place(box) })),
    letters: letters.map(({ box, ...letter }) => ({ ...letter, place: place(box) })),
    notes,
    renamed: null,
  };
}

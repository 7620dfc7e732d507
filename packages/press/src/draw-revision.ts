import {
  asDesigned,
  type Brief,
  type Customization,
  changeLabel,
  customize,
  type Design,
  drawing,
  EngineError,
  facesForCustomization,
  facesForRevision,
  frame,
  inLook,
  type KitLook,
  outcomeText,
  printSvg,
  type Revised,
  type RevisionContext,
  type RevisionReading,
  readCustomization,
  readRevision,
  reviseDesign,
  sameLook,
  unchangedLook,
} from '@brandwright/engine';
import { loadFonts } from './faces.ts';
import type { Studio } from './studio.ts';

/** A logo of a kit, and what its owner asks to be changed. */
export interface RevisionRequest {
  readonly design: Design;
  readonly customization: Customization | null;
  readonly brief: Brief;
  /** The request as typed. */
  readonly text: string;
  readonly look: KitLook | null;
  /** Files of the logo were downloaded; see `RevisionContext`. */
  readonly isSold: boolean;
  /** The design that the request refers to by its place, counted from 0; null if it refers to none, or the kit has none there. */
  readonly other: { readonly place: number; readonly design: Design } | null;
}

/** A revised logo, printed for a caller in another process. */
export interface PrintedRevision {
  /** Id of the new design; that of the old one if nothing could be changed. */
  readonly id: string;
  /** The complete Design as JSON. */
  readonly json: string;
  readonly customization: Customization | null;
  /** The design before and after, in color on its own ground, in the kit’s look. */
  readonly before: string;
  readonly after: string;
  readonly changes: readonly {
    /** Of the request. */
    readonly words: string;
    readonly label: string;
    readonly isDone: boolean;
    /** It only asks to leave something alone. */
    readonly isKept: boolean;
    /** What changed, or why it could not. May be empty. */
    readonly text: string;
  }[];
  readonly notUnderstood: RevisionReading['notUnderstood'];
}

/** Units of a picture, and the shares of it that a logo takes: as on the page of a kit. */
const canvas = [720, 405, { area: 0.2, wide: 0.66, tall: 0.56 }] as const;

/** Faces beyond those that were foreseen, which are loaded one after another. */
const mostUnforeseen = 8;

/** Draws again with each face that turns out to be missing: which ones a layout falls back to is known when it is drawn. */
async function withFaces<T>({ book }: Studio, foreseen: readonly string[], draw: () => T): Promise<T> {
  await loadFonts(foreseen, book);
  for (let left = mostUnforeseen; ; left--) {
    try {
      return draw();
    } catch (error) {
      const face = error instanceof EngineError && error.fault.code === 'face.missing' ? error.fault.received : undefined;
      if (face === undefined || left === 0) throw error;
      await loadFonts([face], book);
    }
  }
}

/** A design with edits; itself without. */
function edited(studio: Studio, design: Design, brief: Brief, customization: Customization): Promise<Design> {
  if (JSON.stringify(customization) === JSON.stringify(asDesigned)) return Promise.resolve(design);
  return withFaces(
    studio,
    facesForCustomization(design, brief, customization),
    () => customize(design, brief, customization, studio.book).design,
  );
}

/** Reads a request and revises a logo by it, in this process; see `reviseDesign`. Throws EngineError, PressError. */
export async function drawRevision(studio: Studio, request: RevisionRequest): Promise<PrintedRevision> {
  const { brief, text, isSold, other } = request;
  const look = request.look ?? unchangedLook;
  const settings = request.customization === null ? asDesigned : readCustomization(request.customization);
  const base = await edited(studio, request.design, brief, settings);
  const worded = settings.slogan === null ? brief : { ...brief, slogan: settings.slogan };
  const { changes, notUnderstood } = readRevision(text);
  const designs: Design[] = [];
  if (other !== null) designs[other.place] = other.design;
  const context: RevisionContext = { fonts: studio.book, designs, look, isSold };
  const revised = await withFaces(studio, facesForRevision(base, worded, changes, context), () =>
    reviseDesign(base, worded, changes, context),
  );
  const customization = sloganOf(revised, settings);
  const isChanged = revised.design.id !== base.id;
  const picture = async (design: Design, own: Customization | null): Promise<string> => {
    const shown = sameLook(look, unchangedLook) ? design : await edited(studio, design, brief, inLook(own, look));
    // Both on a canvas of the same size, so that they can be compared.
    return printSvg(frame(drawing(shown, 'full'), ...canvas));
  };
  return {
    id: isChanged ? revised.design.id : request.design.id,
    json: JSON.stringify(isChanged ? revised.design : request.design),
    customization: isChanged ? customization : request.customization,
    before: await picture(base, sloganOnly(settings.slogan)),
    after: await picture(revised.design, customization),
    changes: revised.outcomes.map((outcome) => ({
      words: outcome.change.words,
      label: changeLabel(outcome.change),
      isDone: outcome.done,
      isKept: outcome.change.kind === 'keep',
      text: outcomeText(outcome),
    })),
    notUnderstood,
  };
}

/** The revised design holds all edits but a slogan of its own, which whoever draws it again has to know. */
const sloganOf = ({ slogan, design }: Revised, settings: Customization): Customization | null =>
  design.scene.shapes.some(({ part }) => part === 'slogan') ? sloganOnly(slogan ?? settings.slogan) : null;

const sloganOnly = (slogan: string | null): Customization | null =>
  slogan === null ? null : { ...asDesigned, slogan, showSlogan: true };

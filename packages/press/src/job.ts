import type { ArtDirection, Brief, Design, EngineFault, FreeDesign } from '@brandwright/engine';
import type { Enhancement } from '@brandwright/kit';
import type { PrintedRevision, RevisionRequest } from './draw-revision.ts';
import type { PressFault } from './errors.ts';
import type { KitPart } from './pack-kit.ts';
import type { RasterOptions } from './raster-request.ts';
import type {
  EditedDesign,
  FreeOptions,
  KindOptions,
  PrintedDesign,
  PrintedFreeLogo,
  PrintedKind,
  SetOptions,
  UntrustedDesign,
} from './studio.ts';
import type { FaceSubset } from './subset.ts';
import type { TracedPicture } from './trace-picture.ts';

/** Input and output of each kind of job. */
export interface Jobs {
  readonly design: {
    readonly input: { readonly brief: Brief; readonly options: SetOptions };
    readonly output: readonly PrintedDesign[];
  };
  /** What a brief asks a designer for, as the engine reads it; see `readArtDirection`. */
  readonly direct: { readonly input: { readonly brief: Brief }; readonly output: ArtDirection };
  readonly edit: { readonly input: EditedDesign; readonly output: Design };
  readonly free: {
    readonly input: { readonly design: FreeDesign; readonly options: FreeOptions };
    readonly output: PrintedFreeLogo;
  };
  readonly kinds: {
    readonly input: { readonly brief: Brief; readonly options: KindOptions };
    readonly output: readonly PrintedKind[];
  };
  /**
   * One part of a kit, from 0. The order is JSON text, which crosses processes at a tenth of the cost. An
   * unchanged `key` means the same order as before.
   */
  readonly kit: {
    readonly input: { readonly key: string; readonly order: string; readonly part: number };
    readonly output: KitPart;
  };
  /**
   * Checks that `kit` would succeed, without making it. Returns the number of files. The slogan is one typed
   * in the editor.
   */
  readonly prove: {
    readonly input: { readonly order: string; readonly slogan: string };
    readonly output: number;
  };
  /** A design that a client brought, as the engine draws it; see `drawAgain`. */
  readonly redraw: { readonly input: UntrustedDesign; readonly output: Design };
  /** A logo of a kit, changed as its owner asks in plain English; see `drawRevision`. */
  readonly revise: { readonly input: RevisionRequest; readonly output: PrintedRevision };
  readonly raster: { readonly input: { readonly svg: string; readonly options: RasterOptions }; readonly output: Uint8Array };
  readonly subset: {
    readonly input: { readonly ids: readonly string[]; readonly text: string };
    readonly output: readonly FaceSubset[];
  };
  /** A picture of a model as outlines; see `tracePicture`. */
  readonly trace: { readonly input: { readonly png: Uint8Array }; readonly output: TracedPicture };
  /** The texts of a brand, by the built-in copywriter; see `writeEnhancement`. */
  readonly write: { readonly input: TextRequest; readonly output: Enhancement };
}

/** The brand that texts are wanted for. */
export interface TextRequest {
  readonly brief: Brief;
  readonly colors: Enhancement['colors'];
  /** Each round has other words. The first is 0. */
  readonly round: number;
}

export type JobKind = keyof Jobs;

/** A job's kind and input. */
export type JobDescription = { readonly [K in JobKind]: { readonly kind: K; readonly input: Jobs[K]['input'] } }[JobKind];

/** A message to a child. */
export type JobRequest = {
  readonly [K in JobKind]: { readonly id: number; readonly kind: K; readonly input: Jobs[K]['input'] };
}[JobKind];

/** A job's failure as data, because errors lose their class between processes. */
export type JobFault =
  | { readonly from: 'engine'; readonly fault: EngineFault }
  | { readonly from: 'press'; readonly fault: PressFault };

/**
 * A message from a child. `ready` comes once, when it can take work; `taken` when a job arrives, before work
 * on it starts.
 */
export type JobReply =
  | { readonly kind: 'ready' }
  | { readonly kind: 'taken'; readonly id: number }
  | ({ readonly kind: 'done'; readonly output: unknown } & Ended)
  | ({ readonly kind: 'failed'; readonly fault: JobFault; readonly stack: string } & Ended);

interface Ended {
  readonly id: number;
  /** Milliseconds of processor time that the job took. */
  readonly spent: number;
}

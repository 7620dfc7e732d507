import type { Brief, Design, EngineFault, FreeDesign } from '@brandwright/engine';
import type { PressFault } from './errors.ts';
import type { KitPart } from './pack-kit.ts';
import type { RasterOptions } from './raster-request.ts';
import type { EditedDesign, FreeOptions, PrintedDesign, PrintedFreeLogo, SetOptions } from './studio.ts';
import type { FaceSubset } from './subset.ts';

/** What a child can be asked, and what it answers. */
export interface Jobs {
  readonly design: {
    readonly input: { readonly brief: Brief; readonly options: SetOptions };
    readonly output: readonly PrintedDesign[];
  };
  readonly edit: { readonly input: EditedDesign; readonly output: Design };
  readonly free: {
    readonly input: { readonly design: FreeDesign; readonly options: FreeOptions };
    readonly output: PrintedFreeLogo;
  };
  /** One part of a kit, counted from 0; the order as JSON, which crosses at a tenth of the cost. `key` tells whether it is the order of the part before. */
  readonly kit: {
    readonly input: { readonly key: string; readonly order: string; readonly part: number };
    readonly output: KitPart;
  };
  /** What `kit` makes, without making it: the number of its files. The slogan is one that was typed in the editor. */
  readonly prove: {
    readonly input: { readonly order: string; readonly slogan: string };
    readonly output: number;
  };
  readonly raster: { readonly input: { readonly svg: string; readonly options: RasterOptions }; readonly output: Uint8Array };
  readonly subset: {
    readonly input: { readonly ids: readonly string[]; readonly text: string };
    readonly output: readonly FaceSubset[];
  };
}
export type JobKind = keyof Jobs;

/** What a job asks for. */
export type JobDescription = { readonly [K in JobKind]: { readonly kind: K; readonly input: Jobs[K]['input'] } }[JobKind];

/** To a child. */
export type JobRequest = {
  readonly [K in JobKind]: { readonly id: number; readonly kind: K; readonly input: Jobs[K]['input'] };
}[JobKind];

/** How a job failed, as data: errors do not cross processes with their class. */
export type JobFault =
  | { readonly from: 'engine'; readonly fault: EngineFault }
  | { readonly from: 'press'; readonly fault: PressFault };

/** From a child. `ready` is said once, when it can take work; `taken` as soon as a job is there, before anything is done for it. */
export type JobReply =
  | { readonly kind: 'ready' }
  | { readonly kind: 'taken'; readonly id: number }
  | { readonly kind: 'done'; readonly id: number; readonly output: unknown }
  | { readonly kind: 'failed'; readonly id: number; readonly fault: JobFault; readonly stack: string };

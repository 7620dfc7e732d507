import type { Scheme } from './color/scheme.ts';
import type { Archetype, Genome } from './composition/genome.ts';
import type { VariationStyle } from './concepts/variation-style.ts';
import type { Metrics } from './judgement/metrics.ts';
import type { Scene } from './scene/scene.ts';

/**
 * A finished logo as a small document: everything any printer, editor or kit needs, a few kB of JSON.
 * Stored documents keep the engine version and the resolved scene, so that an upgrade never changes a sold logo.
 */
export interface Design {
  readonly version: 1;
  /** Version of the engine that resolved the scene. */
  readonly engine: string;
  /** 13 characters of a–z and 0–9; the same scene and scheme give the same id. */
  readonly id: string;
  /** The brief's name as set, for titles and file names. */
  readonly name: string;
  readonly slot: number;
  readonly round: number;
  readonly style: VariationStyle;
  readonly archetype: Archetype;
  readonly genome: Genome;
  readonly scene: Scene;
  /** The mark standing alone on a square: the mark, the device, or the initial of a pure wordmark. */
  readonly avatar: Scene;
  /** The mark alone as it is drawn for 32 px and below; absent when the avatar serves at every size. */
  readonly smallAvatar?: Scene;
  readonly scheme: Scheme;
  readonly metrics: Metrics;
  /** Why this mark, face and color: three or four plain sentences. */
  readonly reasons: readonly string[];
}

/** One set is a function of (brief, seed, round); slot k is its k-th design. */
export interface DesignSet {
  readonly seed: string;
  readonly round: number;
  readonly designs: readonly Design[];
  /** Indexes of the designs in the order in which blind readers would most likely choose them. */
  readonly order: readonly number[];
  /** The first of that order: the design to show where there is room for one. */
  readonly lead: number;
  /** Distances between the designs in [0, 1] (design rules §6): of the two most alike, and on average. 1 for a single design. */
  readonly diversity: { readonly least: number; readonly mean: number };
}

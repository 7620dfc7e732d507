import type { Scheme } from './color/scheme.ts';
import type { Archetype, Genome } from './composition/genome.ts';
import type { VariationStyle } from './concepts/variation-style.ts';
import type { Metrics } from './judgement/metrics.ts';
import type { Scene } from './scene/scene.ts';

/**
 * A finished logo as a small document: everything a printer, editor or kit needs, in a few kB of JSON. Stored
 * documents keep the engine version and the resolved scene, so that an upgrade never changes a sold logo.
 */
export interface Design {
  readonly version: 1;
  /** Version of the engine that made the scene. */
  readonly engine: string;
  /** 13 characters of a–z and 0–9. The same scene and scheme give the same id. */
  readonly id: string;
  /** The brief's name, for titles and file names. */
  readonly name: string;
  readonly slot: number;
  readonly round: number;
  readonly style: VariationStyle;
  readonly archetype: Archetype;
  readonly genome: Genome;
  readonly scene: Scene;
  /** The mark alone on a square: the mark, the device, or the initial of a pure wordmark. */
  readonly avatar: Scene;
  /** The mark alone for 32 px and below. Absent if the avatar works at every size. */
  readonly smallAvatar?: Scene;
  readonly scheme: Scheme;
  readonly metrics: Metrics;
  /** Why this mark, typeface and color, in three or four plain sentences. */
  readonly reasons: readonly string[];
}

/** A set depends only on brief, seed and round. Slot k is its k-th design. */
export interface DesignSet {
  readonly seed: string;
  readonly round: number;
  readonly designs: readonly Design[];
  /** Indexes of the designs, most likely choice of blind readers first. */
  readonly order: readonly number[];
  /** The first of `order`: the design to show if there is room for one. */
  readonly lead: number;
  /**
   * Distances between designs in [0, 1] (design rules §6): the least, and the mean. 1 for a single design.
   */
  readonly diversity: { readonly least: number; readonly mean: number };
}

/** Milliseconds from the beginning of a request until a model’s marks are drawn and traced, and until they are set. */
export interface MarkLimits {
  readonly marks: number;
  readonly setting: number;
}

/** The engine’s own logos have what is left of 20 seconds. */
export const markLimits: MarkLimits = { marks: 16_000, setting: 18_000 };

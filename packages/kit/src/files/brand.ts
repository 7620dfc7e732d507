import type { Brief, Design, Hex, InkTable } from '@brandwright/engine';

/** Everything that the files of a kit are made from. */
export interface Brand {
  readonly design: Design;
  readonly brief: Brief;
  /** Lower-case ASCII, for file names: `juniper-rye`. */
  readonly slug: string;
  /** The forms the design allows; the first is the one it was designed as. */
  readonly lockups: readonly Lockup[];
  /** The palette by role, in the order in which it is shown. */
  readonly colors: readonly BrandColor[];
  /** Process inks of every color of the kit. */
  readonly inks: InkTable;
  /** Typefaces of the name and of its slogan. */
  readonly faces: readonly BrandFace[];
}

export const lockupKeys = ['horizontal', 'stacked', 'combined', 'wordmark', 'mark', 'avatar'] as const;
export type LockupKey = (typeof lockupKeys)[number];

/** One form of the logo. */
export interface Lockup {
  readonly key: LockupKey;
  /** What is drawn: `drawing(lockup.design, variant)` gives its color versions. */
  readonly design: Form;
}

/** Of a design, what is drawn and painted. */
export type Form = Pick<Design, 'scene' | 'avatar' | 'smallAvatar' | 'scheme'>;

export interface BrandColor {
  readonly role: 'primary' | 'secondary' | 'accent' | 'ink' | 'paper' | 'dark';
  readonly hex: Hex;
  /** For people: “Deep green”. */
  readonly name: string;
}

export interface BrandFace {
  readonly role: 'name' | 'slogan';
  /** Id in the catalogue, e.g. `young-serif-400`. */
  readonly id: string;
  readonly family: string;
  readonly weight: number;
  readonly italic: boolean;
}

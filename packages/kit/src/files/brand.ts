import type { Brief, Design, Hex, InkTable, OutputIntent } from '@brandwright/engine';
import type { Enhancement } from '../copy/enhancement.ts';
import type { Grammar } from '../grammar/grammar.ts';
import type { Lettering } from '../layout/lettering.ts';
import type { PaperItem } from '../layout/paper-item.ts';
import type { Headlines } from '../social/headlines.ts';
import type { Contact } from '../stationery/contact.ts';

/** What a design and its brief give to everything made for them. */
export interface Identity {
  readonly design: Design;
  readonly brief: Brief;
  /** What stands on cards and under letters (K-10). */
  readonly contact: Contact;
  /** In place of a template’s own headline. */
  readonly headlines: Headlines;
  /** The texts that were written for the brand. Null: none (I-01). */
  readonly enhancement: Enhancement | null;
  /** Lowercase ASCII for file names, such as `juniper-rye`. */
  readonly slug: string;
  /** The lockups that the design allows. The first is the original. */
  readonly lockups: readonly Lockup[];
  /** The palette and the logo’s background by role, in display order. */
  readonly colors: readonly BrandColor[];
  /** Rules that the design gives to every item. */
  readonly grammar: Grammar;
  /** Sets text beside the logo. */
  readonly lettering: Lettering;
  /** Typefaces of the name and the slogan. */
  readonly faces: readonly BrandFace[];
}

/** Everything that the files of a kit are made from. */
export interface Brand extends Identity {
  /** CMYK inks of every color in the kit. */
  readonly inks: InkTable;
  /** The printing condition that the inks are for. */
  readonly intent: OutputIntent;
  /** What is printed on paper, to be composed when it is needed. */
  readonly stationery: readonly PaperItem[];
}

export const lockupKeys = ['horizontal', 'stacked', 'combined', 'wordmark', 'mark', 'avatar'] as const;
export type LockupKey = (typeof lockupKeys)[number];

/** One lockup of the logo. */
export interface Lockup {
  readonly key: LockupKey;
  /** `drawing(lockup.design, variant)` draws its color versions. */
  readonly design: Form;
}

/** The drawn and painted parts of a design. */
export type Form = Pick<Design, 'scene' | 'avatar' | 'smallAvatar' | 'scheme'>;

export interface BrandColor {
  readonly role: 'primary' | 'secondary' | 'accent' | 'background' | 'ink' | 'paper' | 'dark';
  readonly hex: Hex;
  /** Color name for people, such as “Deep green”. */
  readonly name: string;
}

export interface BrandFace {
  readonly role: 'name' | 'slogan';
  /** Id in the catalogue, such as `young-serif-400`. */
  readonly id: string;
  readonly family: string;
  readonly weight: number;
  readonly italic: boolean;
}

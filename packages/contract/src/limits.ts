/** What the wire allows, in one place: server, client and documentation read it from here. */
export const wireLimits = {
  /** Objects and lists inside each other. */
  bodyDepth: 20,
  /** Designs of one generate-logo call. */
  variations: 8,
  /** Designs of a set; slots run from 0 to one less. */
  slots: 8,
  /** Keywords of one call, and characters of each. */
  keywords: 16,
  keyword: 60,
  /** Highest round that may be asked for. */
  round: 999,
  /** Ids that one call may exclude. */
  excluded: 64,
  /** Side of a generated logo picture in pixels (row Y-07). */
  logoPixels: 512,
  /** Sides of the free builder's pictures in pixels (row F-06). */
  freePixels: [512, 1024],
  /** Faces of one font pack. */
  packFaces: 16,
  /** Characters (code points) of one font pack. */
  packText: 400,
} as const;

/** How much a JSON body may hold. Judged while it is read, before anything walks what was parsed. */
export interface BodyBounds {
  readonly bytes: number;
  /** Members: fields, objects, lists, and texts in lists. Each of them costs an allocation or more. */
  readonly members: number;
  /** Plain values in lists: the numbers of outlines. They cost next to nothing, and a design has thousands. */
  readonly numbers: number;
}

/**
 * Bounds by what a body carries. In 256 designs that were measured a design has at most 721 members, and at most 29 members and 154 numbers
 * in each of its kilobytes: where a body carries designs the bytes are used up first.
 */
export const bodyBounds = {
  plain: { bytes: 100_000, members: 1_000, numbers: 1_000 },
  /** The wizard's answers and the chosen design: 20 to 45 kB, and up to 390 kB for eighty letters or twenty of the densest signs. */
  brand: { bytes: 450_000, members: 2_000, numbers: 70_000 },
  /** The same with the favorites. */
  draft: { bytes: 400_000, members: 12_000, numbers: 80_000 },
} as const satisfies Readonly<Record<string, BodyBounds>>;

/** Requests for one resource, of a person and of the visitors at one address, that are worked on at a time: others wait. A browser asks six things at a time; an office
 * shares an address. */
export const atOnce = { person: 12, address: 32 } as const;

/** Answers of many parts (drafts, kits, archives, exports) that may be on their way at a time. */
export const largeAnswers = { person: 8, address: 32 } as const;

/** What is allowed of what people write about themselves. */
export const accountLimits = {
  /** Characters of a password (row A-01); any signs, and none of the 3,000 commonest. */
  password: { least: 6, most: 128 },
  /** Characters of a full name. */
  name: 80,
  /** Characters of an address: RFC 5321, 4.5.3.1.3. */
  email: 254,
  /** Minutes for which a link that was mailed works. */
  linkMinutes: 60,
  /** Days for which the link works that takes an account back. */
  recoveryDays: 7,
  /** Least age in years (row A-07). */
  age: 13,
} as const;

/** What a message to us may hold (row C-01), in characters, and what is needed of it beside. */
export const contactLimits = {
  subject: 150,
  message: 5_000,
  /** Least seconds between opening the form and sending it: people need longer, programs do not (row C-02). */
  seconds: 3,
} as const;

/** Requests per minute and address; where an endpoint says so, per account as well. */
export const rateLimits = {
  'generate-logo': 120,
  'free-logo': 120,
  session: 240,
  // A name typed letter by letter asks once or twice a pause, and an office shares an address.
  fonts: 600,
  'sign-up': 20,
  'sign-in': 30,
  account: 120,
  kits: 240,
  mailbox: 240,
  contact: 20,
  payment: 60,
  // A provider tells of many orders from few addresses.
  webhook: 1200,
} as const;
/**
 * Work of the press per address, and per account as well, in estimated milliseconds: an ordinary set of eight takes 100 to 200, eighty Chinese
 * characters 1,400; a purchase of the largest plan 900, and 11,100 at most. What was drawn before costs nothing.
 */
export const drawingLimit = { milliseconds: 30_000, seconds: 60 } as const;

export type RateLimited = keyof typeof rateLimits;

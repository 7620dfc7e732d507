/** Limits of the HTTP API. Server, client and documentation read them from here. */
export const wireLimits = {
  /** Depth of nested objects and lists. */
  bodyDepth: 20,
  /** Designs per generate-logo call. */
  variations: 8,
  /** Designs per set. Slots run from 0 to 7. */
  slots: 8,
  /** Keywords of one call, and characters of each. */
  keywords: 16,
  keyword: 60,
  /** Highest round that may be asked for. */
  round: 999,
  /** Excluded ids per call. */
  excluded: 64,
  /** Side of a generated logo picture, in pixels (Y-07). */
  logoPixels: 512,
  /** Side of an AI logo, in pixels (M-07). */
  aiLogoPixels: 1024,
  /** Designs whose marks and typefaces AI logos avoid, per call: those of the largest kit and of 25 rounds. */
  seen: 100,
  /** Sides of the free builder's pictures, in pixels (F-06). */
  freePixels: [512, 1024],
  /** Faces per font pack. */
  packFaces: 16,
  /** Characters (code points) per font pack. */
  packText: 400,
} as const;

/** Size limits of a JSON body. Enforced while it is read, before anything walks the parsed value. */
export interface BodyBounds {
  readonly bytes: number;
  /** Fields, objects, lists, and texts in lists. Each costs at least one allocation. */
  readonly members: number;
  /**
   * Numbers and other plain values in lists, such as outlines. They cost almost nothing, and a design has
   * thousands.
   */
  readonly numbers: number;
}

/**
 * Size limits by content. Of 256 designs measured, none has more than 721 members, or more than 29 members
 * and 154 numbers per kilobyte. Bodies with designs therefore reach the limit of bytes first.
 */
export const bodyBounds = {
  plain: { bytes: 100_000, members: 1_000, numbers: 1_000 },
  /**
   * The wizard's answers and the chosen design: 20 to 45 kB, and up to 390 kB for 80 letters or 20 of the
   * densest characters.
   */
  brand: { bytes: 450_000, members: 2_000, numbers: 70_000 },
  /** The same, with the favorites. */
  draft: { bytes: 400_000, members: 12_000, numbers: 80_000 },
} as const satisfies Readonly<Record<string, BodyBounds>>;

/**
 * Concurrent requests for one resource, per person, per address of visitors, and per wider IPv6 network of
 * theirs. Others wait. A browser sends six at a time, and an office shares an address.
 */
export const atOnce = { person: 12, address: 32, network: 64 } as const;

/** Concurrent answers that stream many parts (drafts, kits, archives, exports). */
export const largeAnswers = { person: 8, address: 32 } as const;

/** Limits of account fields. */
export const accountLimits = {
  /** Characters of a password. Any characters, but none of the 3,000 commonest passwords. */
  password: { least: 6, most: 128 },
  /** Characters of a full name. */
  name: 80,
  /** Characters of an email address: RFC 5321, 4.5.3.1.3. */
  email: 254,
  /** Minutes for which an emailed link works. */
  linkMinutes: 60,
  /** Days for which a `recover` link works. */
  recoveryDays: 7,
  /** Minimum age in years. */
  age: 13,
} as const;

/** Characters of a message to us (C-01), and other requirements. */
export const contactLimits = {
  subject: 150,
  message: 5_000,
  /** Minimum seconds between opening and sending the form. People need longer, programs do not (C-02). */
  seconds: 3,
} as const;

/** What visitors of a share link may leave on a kit (M-10). */
export const feedbackLimits = {
  /** Characters of a visitor’s name, and of a comment. */
  name: 60,
  comment: 1_000,
  /** Minimum seconds between opening a share link and sending a comment. People need longer, programs do not. */
  seconds: 3,
  /** Comments per kit, hidden ones included and likely spam left out. Of that, the newest are kept. */
  comments: 500,
  suspected: 100,
  /** Visitors per kit whose votes count. */
  voters: 2_000,
} as const;

/** Limits of a brand page. */
export const brandPageLimits = {
  /** Characters of the last part of its address. */
  slug: { least: 3, most: 40 },
  /** Characters of the text about the brand. */
  about: 2_000,
} as const;

/** Characters of a request for a change, and of our designers' answer (rows V). */
export const revisionLimits = { changes: 2_000, notes: 2_000 } as const;

/** Characters of a kit's contact details (K-10). */
export const kitContactLimits = {
  person: 80,
  role: 80,
  phone: 40,
  /** As many as an address may have (RFC 5321, 4.5.3.1.3, without its brackets). */
  email: 254,
  website: 200,
  /** Of each line of the address. */
  addressLine: 80,
  /** Lines of the address. */
  addressLines: 3,
} as const;

/** Limits of API keys. */
export const apiKeyLimits = {
  /** Characters of a name. */
  name: 60,
  /** Keys of a person that work. */
  keys: 20,
  /** Characters of an Idempotency-Key, and the hours for which it is kept. */
  repeatKey: 128,
  repeatHours: 24,
  /** Kits on a page of their list, and as many as a program may ask for. */
  listed: { usual: 20, most: 100 },
} as const;

/** Limits of webhooks. */
export const webhookLimits = {
  /** Webhooks of a person. */
  webhooks: 5,
  /** Characters of an address. */
  url: 500,
  /** Ports of an address. */
  ports: [443, 8443],
  /** Attempts to deliver an event, over about 27 hours. */
  attempts: 9,
  /** Seconds for one attempt. */
  seconds: 10,
  /** Hours for which an earlier secret signs as well. */
  formerHours: 24,
  /** Days without a success after which a webhook is turned off, with the next event that can’t be delivered. */
  failingDays: 3,
  /** Deliveries that are listed, and days for which they are kept. */
  listed: 50,
  days: 30,
} as const;

/** Requests a minute with all keys of a person together (P-04). `most` is the highest that an admin may set. */
export const apiRates = { free: 100, pro: 1_000, most: 100_000 } as const;

/** Requests per minute and address, and per account where the endpoint says so. */
export const rateLimits = {
  'generate-logo': 120,
  // A press of a button each, and each may ask a model.
  'art-direction': 30,
  'free-logo': 120,
  session: 240,
  // Typing a name sends one or two requests at each pause, and an office shares an address.
  fonts: 600,
  'sign-up': 20,
  'sign-in': 30,
  account: 120,
  kits: 240,
  // A card that watches an export asks every three seconds.
  canva: 120,
  mailbox: 240,
  contact: 20,
  // A press of a button each.
  feedback: 60,
  // A page of a kit with 25 designs shows 34 pictures, and an office opens it together.
  'shared-pictures': 600,
  // A page loads a dozen pictures, and an office opens it together.
  'brand-pages': 600,
  // Calls with keys that don’t exist, and reading what the API is. Calls with a key count by person: `apiRates`.
  api: 120,
  payment: 60,
  // The provider reports many orders from few addresses.
  webhook: 1200,
} as const;
/**
 * Work of the press per address and per account, in estimated milliseconds. An ordinary set of eight takes
 * 100 to 200, eighty Chinese characters 1,400; a purchase of the largest plan 900, at most 11,100. Cached
 * drawings are free.
 */
export const drawingLimit = { milliseconds: 30_000, seconds: 60 } as const;

export type RateLimited = keyof typeof rateLimits;

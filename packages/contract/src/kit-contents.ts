/** Something that is offered as a part of every kit (row B-11). */
interface KitItem {
  /** Whether a kit holds it today. What it does not hold yet is named under "still being built" and nowhere else. */
  readonly held: boolean;
  /** What stands in the archive of a kit that holds it: a path that fits, for each of these. */
  readonly files: readonly RegExp[];
}

/**
 * Everything that pages offer as a part of a kit: the one list (row B-11). Whoever builds one of these sets `held`; every page then offers it.
 * `kit-contents.test.ts` of the server compares the list with a kit that was bought.
 */
export const kitItems = {
  logo: { held: true, files: [/^logo\/.+\.svg$/] },
  formats: { held: true, files: [/^logo\/.+\.png$/, /^logo\/.+\.svg$/, /^logo\/.+\.pdf$/, /^logo\/.+\.jpg$/, /^logo\/.+\.eps$/] },
  highResolution: { held: true, files: [/^logo\/.+-1000\.png$/, /^web\/app-icon-1024\.png$/] },
  palette: { held: true, files: [/^color\/palette\.ase$/, /^color\/palette\.gpl$/, /^color\/palette\.svg$/] },
  tokens: { held: true, files: [/^tokens\/tokens\.css$/, /^tokens\/brand\.tokens\.json$/] },
  typefaces: { held: true, files: [/^fonts\/fonts\.css$/, /^fonts\/.+\/license\.txt$/] },
  icons: { held: true, files: [/^web\/favicon\.ico$/, /^web\/apple-touch-icon\.png$/, /^web\/site\.webmanifest$/] },
  license: { held: true, files: [/^licenses\.txt$/] },
  card: { held: true, files: [/^stationery\/business-card-front\.svg$/, /^stationery\/business-card-back-print-cmyk\.pdf$/] },
  letterhead: { held: true, files: [/^stationery\/letterhead-a4\.pdf$/, /^office\/.*letterhead.*\.docx$/] },
  envelope: { held: true, files: [/^stationery\/envelope-dl-front\.pdf$/, /^stationery\/envelope-no10-front\.pdf$/] },
  social: { held: true, files: [/^social\/instagram-post-1080x1080\.png$/, /^social\/linkedin-cover-1584x396\.png$/] },
  guidelines: { held: true, files: [/^guidelines\/.+-brand-guidelines\.pdf$/] },
  /** By our people: nothing of them is a file. */
  revisions: { held: false, files: [] },
} as const satisfies Readonly<Record<string, KitItem>>;

export type KitItemId = keyof typeof kitItems;
export const kitItemIds = Object.keys(kitItems) as readonly KitItemId[];

/** Whether a kit holds this today. */
export const isHeld = (id: KitItemId): boolean => kitItems[id].held;

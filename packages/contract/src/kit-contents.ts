/**
 * Everything that pages offer as a part of every kit (row B-11): for each item, patterns of paths that the
 * archive of a kit holds. `kit-contents.test.ts` of the server compares the list with a kit that was bought.
 */
export const kitItems = {
  logo: [/^logo\/.+\.svg$/],
  formats: [/^logo\/.+\.png$/, /^logo\/.+\.svg$/, /^logo\/.+\.pdf$/, /^logo\/.+\.jpg$/, /^logo\/.+\.eps$/],
  highResolution: [/^logo\/.+-1000\.png$/, /^web\/app-icon-1024\.png$/],
  palette: [/^color\/palette\.ase$/, /^color\/palette\.gpl$/, /^color\/palette\.svg$/],
  tokens: [/^tokens\/tokens\.css$/, /^tokens\/brand\.tokens\.json$/],
  typefaces: [/^fonts\/fonts\.css$/, /^fonts\/.+\/license\.txt$/],
  icons: [/^web\/favicon\.ico$/, /^web\/apple-touch-icon\.png$/, /^web\/site\.webmanifest$/],
  license: [/^licenses\.txt$/],
  card: [/^stationery\/business-card-front\.svg$/, /^stationery\/business-card-back-print-cmyk\.pdf$/],
  letterhead: [/^stationery\/letterhead-a4\.pdf$/, /^office\/.*letterhead.*\.docx$/],
  envelope: [/^stationery\/envelope-dl-front\.pdf$/, /^stationery\/envelope-no10-front\.pdf$/],
  social: [/^social\/instagram-post-1080x1080\.png$/, /^social\/linkedin-cover-1584x396\.png$/],
  guidelines: [/^guidelines\/.+-brand-guidelines\.pdf$/],
} as const satisfies Readonly<Record<string, readonly RegExp[]>>;

export type KitItemId = keyof typeof kitItems;

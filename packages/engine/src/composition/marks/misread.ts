/** Initials that nobody wants on a sign: symbols of hate, insults, toilet words. */
const unwanted: ReadonlySet<string> = new Set(
  'SS NS SA HH KKK WC ASS TIT BUM POO PEE FAG SEX ISIS CUM FUK SSS SSSH SSH'.split(' '),
);

/** Whether the initials together spell something unwanted. */
export const misread = (initials: string): boolean => unwanted.has(initials.toUpperCase());

/** Initials that read as something nobody wants on a sign: symbols of hate, insults, the lavatory. */
const unwanted: ReadonlySet<string> = new Set('SS NS SA HH KKK WC ASS TIT BUM POO PEE FAG SEX ISIS CUM FUK'.split(' '));

/** Whether initials, put together, would be read as something else than the name. */
export const misread = (initials: string): boolean => unwanted.has(initials.toUpperCase());

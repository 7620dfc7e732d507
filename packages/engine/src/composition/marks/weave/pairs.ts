/**
 * One letter of a pair: its width, its height, the height of its bars, and the radius of its corners, in
 * pitches.
 */
export interface Cut {
  readonly w: number;
  readonly h: number;
  readonly m: number;
  readonly r: number;
}

/** How two initials fit together. */
export interface Pairing {
  readonly first: Cut;
  readonly second: Cut;
  /** The origin of the second letter, to the right of and below the first. */
  readonly dx: number;
  readonly dy: number;
  /** For each crossing, in order along the first letter: whether the first letter passes over the second. */
  readonly over: readonly boolean[];
}

const radii = [0.5, 0.6, 0.75, 1, 1.5] as const;

const form = /^([A-Z]{2})([2-4]{2}\d[0-4])([2-4]{2}\d[0-4])(\d)(\d)([+-]*)$/u;

/** Null when a bar would be on the letter's edge or outside. */
function cut(digits: string): Cut | null {
  const [w, h, m, r] = [...digits].map(Number) as [number, number, number, number];
  return m > 0 && m < 2 * h ? { w, h, m: m / 2, r: radii[r] as number } : null;
}

/**
 * Reads arrangements by initials. Throws on a mistyped row, which would draw a sign nobody has checked, and
 * on a second row for a pair, which would hide the first.
 */
export function readPairs(rows: string): ReadonlyMap<string, Pairing> {
  const pairs = new Map<string, Pairing>();
  for (const row of rows.split(/\s+/u)) {
    const [, initials = '', one = '', other = '', dx, dy, over = ''] = form.exec(row) ?? [];
    const [first, second] = [cut(one), cut(other)];
    if (first === null || second === null || pairs.has(initials)) throw new Error(`not the one arrangement of a pair: ${row}`);
    const signs = [...over].map((sign) => sign === '+');
    pairs.set(initials, { first, second, dx: (Number(dx) - 2) / 2, dy: Number(dy) - 3, over: signs });
  }
  return pairs;
}

/**
 * Every pair that is offered. All 676 were arranged by search (sizes of both, every half pitch of offset), measured, and looked at in up to four
 * arrangements each; a pair that is missing was refused. `CS 2331 3320 4 4` without its blanks: letters; width, height, bars in halves and
 * radius of each; offset to the right in halves from −1, and down in pitches from −3; `+` where the first passes over the second, `-` where under.
 */
const offered = readPairs(
  `AJ2220233144 AN3441333144++ BJ3320344143- CA2331346144+ CC2331233144+ CD3441444142+ CE2331232344+ CF2331342344+
   CG3441444144+ CO2331333142+ CP2220334144+ CQ2331333142+ CS2331332044 CU2331444141+ CZ3334233364+ DA3331446144+-
   DD2331233142+- DC3441444144+- DJ3331344143- DN3331333144+- DO2331233142+- DP3331446144+- DR3331334045+- DS2331344243+-
   DU3334344451+- DW2331444141+- DQ2331333142+- EJ3443344154- EN2323333145+ EP2323334145+ ET4443244354-- FA3443444144+
   FB3323333245 FE4423222045 FG4423222045 FJ2423344143 FM2323322045 FN2443333144+ FO3443444144+ FP3443444144+
   FQ3443444144+ FR3323333245 FS3323222065 FT4443233354- GJ3441344154- GN3441344164-+ GO3441344164-+ GT2341333354
   HA4423222045 HB4423233045 HO4423222045 HP4423222045 HM4423222045 HR4423233045 HQ4423233145 HJ2220233144 JD3443344354+-
   JO4441444144+- JU2333233143+ JY4441244144- LA2220346143+ LB2333333242 LC2333222043 LD2333222043 LE2333344343+
   LG2333222043 LH2220342343+ LJ2333222043 LK2333222042 LL2220222042 LM2333322042 LN2220333144+ LO2333222043
   LP2220334144+ LQ2333222043 LS2333344243 LU2333222043 LW2333333142 LZ3333233362 MD4441233182+- MN4441444142+
   MO4441233182+- MP4441246182+- MT4331233362- MU4331233185 MW4331433145 ML4331333345 MJ4331233185 NB4441233044
   ND4441233144 NN2331233142+ NO4441233144 NP3441333144+- NR4441233044 NT3331344332- NU2331333145 NW2331433145
   NJ3441444142+ OA3331346154+- OC2331233142+- OD2331333142+- ON3441344154+- OO3334333452+- OP3331346154+- OQ2331333142+-
   OR3331334055+- OS3441444344+- OU2220344341+- OW2331444141+- PA2441346343-+ PC2441344343-+ PD3331344152-+ PE4420222045
   PF4420222045 PG2341234144-+ PJ2331233144 PN4441233144-+ PO2441344343-+ PP4441234144-+ PQ2441344343-+ PT3331344332-+
   PU3331344152-+ PZ2320344352 QT2331333352 RJ3332233165 RA4420222045 RP4420222045 RD4420222045 RO4420222045 RT2330333352
   SC3442233164+- SD3442344352+-+ SJ3442344152-+ SN3442344154+- SO3442344152+-+ ST2340333354 SZ2340344354 TA4443333134+-
   TF3443333334+- TP4443333234+- TD3443444132++ TW2333433125 UC3331444141+ UD2331344141+ UM2331433141 UN2331333141
   UO3331444141+ UU3331333142+ UW4441444142+ UY4441244144- VV3333233364- WN4331233181 WO4441233185+- XV2443444342+
   YU4441244183+ ZZ3443344362 ZJ4443344362-`,
);

/** The initials of every pair on offer. */
export const pairsOffered: readonly string[] = [...offered.keys()];

/** The arrangement of two initials, or null when they make no legible sign. */
export const pairingOf = (initials: string): Pairing | null => offered.get(initials) ?? null;

import { type Brief, parseBrief } from '../brief/brief.ts';
import { type EngineFault, fail, fault, type Result } from '../errors.ts';
import { freeFonts } from './fonts.ts';
import { freeIcons } from './icons.ts';
import { type FreeLayoutName, freeLayoutNames } from './layouts.ts';
import { freeSchemes } from './schemes.ts';

/** What a person chose in the free builder (docs/product.md, Free builder lists): plain JSON, and all a logo is made of. */
export interface FreeDesign {
  readonly businessName: string;
  /** Empty for none. */
  readonly slogan: string;
  /** Value of one of `freeFonts`. */
  readonly font: string;
  /** Name of one of `freeIcons`. */
  readonly icon: string;
  readonly layout: FreeLayoutName;
  /** Name of one of `freeSchemes`. */
  readonly colorScheme: string;
}

/** What is chosen before anybody chooses. */
export const freeDefaults = {
  font: 'font-sans',
  icon: 'Sparkles',
  layout: 'stacked',
  colorScheme: 'Ocean Blue',
} as const satisfies Partial<FreeDesign>;

const fields = ['businessName', 'slogan', 'font', 'icon', 'layout', 'colorScheme'] as const;

/** The values each choice may take. */
const choices = {
  font: freeFonts.map(({ value }) => value),
  icon: freeIcons.map(({ name }) => name),
  layout: freeLayoutNames,
  colorScheme: freeSchemes.map(({ name }) => name),
} as const;
type Choice = keyof typeof choices;

/**
 * Reads a free design from anything, as `parseBrief` reads briefs: all faults are told at once, texts are held to the same rules
 * (1 character to 80, one line, no hidden marks), and absent, null and empty choices take their defaults. Values are exact.
 */
export function parseFreeDesign(input: unknown): Result<FreeDesign> {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    return { ok: false, faults: [fault('brief.invalid', { received: String(input), allowed: fields.join(', ') })] };
  }
  const given = new Map<string, unknown>(Object.entries(input));
  const faults: EngineFault[] = [];
  for (const key of given.keys()) {
    if ((fields as readonly string[]).includes(key)) continue;
    faults.push(fault('brief.field.unknown', { field: key.slice(0, 40), allowed: fields.join(', ') }));
  }
  const choice = <F extends Choice>(field: F): FreeDesign[F] => {
    const value = given.get(field) ?? '';
    if (value === '') return freeDefaults[field] as FreeDesign[F];
    const found = choices[field].find((one) => one === value);
    if (found === undefined) {
      const received = typeof value === 'string' ? value : typeof value;
      faults.push(fault('brief.field.value', { field, received, allowed: choices[field].join(', ') }));
    }
    return (found ?? freeDefaults[field]) as FreeDesign[F];
  };
  const brief = parseBrief({ name: given.get('businessName'), slogan: given.get('slogan') });
  if (!brief.ok) faults.push(...brief.faults.map(inOwnTerms));
  const chosen = { font: choice('font'), icon: choice('icon'), layout: choice('layout'), colorScheme: choice('colorScheme') };
  if (!brief.ok || faults.length > 0) return { ok: false, faults };
  const { slogan } = brief.value;
  return { ok: true, value: { businessName: brief.value.name, slogan, ...chosen } };
}

/** The texts as the engine sets them. Throws the first fault of a design that was never parsed. */
export function textsOf({ businessName, slogan }: FreeDesign): Brief {
  const brief = parseBrief({ name: businessName, slogan });
  if (brief.ok) return brief.value;
  const { code, received } = brief.faults[0] as EngineFault;
  return fail(code, received === undefined ? {} : { received });
}

/** A fault of the brief's name is one of the business name. */
function inOwnTerms({ code, field, received, allowed }: EngineFault): EngineFault {
  return fault(code, {
    ...(field === undefined ? {} : { field: field === 'name' ? 'businessName' : field }),
    ...(received === undefined ? {} : { received }),
    ...(allowed === undefined ? {} : { allowed }),
  });
}

import { limits } from '../brief/limits.ts';
import { typographic } from '../brief/quotation.ts';
import { readLine, splitEmoji } from '../brief/text.ts';
import { parseHex } from '../color/hex.ts';
import { type EngineFault, fault, type Result } from '../errors.ts';
import type { Hex } from '../scene/scene.ts';
import { asDesigned, type Customization, editorFonts, editorLayouts, editorVoices } from './customization.ts';

const fields = Object.keys(asDesigned) as readonly (keyof Customization)[];

/** Percentages: least, most, step. */
const sizes = { iconSize: [50, 150, 10], textSize: [50, 200, 10], spacing: [50, 200, 10] } as const;
/** em/1000 a pair may be moved by, and the pairs a name can have. */
const mostKerning = 200;
const mostPairs = limits.name;
/** Longest id of a mark, in characters. */
const longestIcon = 80;

const show = (value: unknown): string => {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' && value !== null ? 'an object' : String(value);
};

/** Stored settings as far as they can be read: one field that is none is left as designed, and loses no other. */
export function readCustomization(stored: unknown): Customization {
  if (typeof stored !== 'object' || stored === null) return asDesigned;
  const kept = Object.entries(stored).filter(([field, value]) => parseCustomization({ [field]: value }).ok);
  const parsed = parseCustomization(Object.fromEntries(kept));
  return parsed.ok ? parsed.value : asDesigned;
}

/**
 * Reads stored JSON that may be anything. A field that is absent is as designed; unknown fields, wrong types and values that are not
 * allowed are faults naming the field, what came and what is allowed, all of them at once. Colors come back upper case.
 */
export function parseCustomization(input: unknown): Result<Customization> {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    return { ok: false, faults: [fault('edit.invalid', { received: show(input), allowed: fields.join(', ') })] };
  const faults: EngineFault[] = [];
  const given = new Map<string, unknown>(Object.entries(input));
  for (const key of given.keys())
    if (!(fields as readonly string[]).includes(key))
      faults.push(fault('edit.field.unknown', { field: key.slice(0, 40), allowed: fields.join(', ') }));
  const refuse = <T>(code: 'edit.field.type' | 'edit.field.value', field: string, value: unknown, allowed: string, to: T): T => {
    faults.push(fault(code, { field, received: show(value), allowed }));
    return to;
  };
  const choice = <T extends string>(field: keyof Customization, values: readonly T[]): T | null => {
    const value = given.get(field) ?? null;
    if (value === null) return null;
    const found = values.find((v) => v === value);
    return found ?? refuse('edit.field.value', field, value, `${values.join(', ')} or null`, null);
  };
  const color = (field: keyof Customization): Hex | null => {
    const value = given.get(field) ?? null;
    if (value === null) return null;
    const hex = typeof value === 'string' ? parseHex(value) : null;
    return hex ?? refuse('edit.field.value', field, value, 'a color such as #1A365D, or null', null);
  };
  const size = (field: keyof typeof sizes): number => {
    const [least, most, step] = sizes[field];
    const value = given.get(field) ?? 100;
    const fits = typeof value === 'number' && value >= least && value <= most && value % step === 0;
    return fits ? value : refuse('edit.field.value', field, value, `${least} to ${most} in steps of ${step}`, 100);
  };
  const flag = (field: 'showSlogan' | 'isDarkMode'): boolean | null => {
    const value = given.get(field) ?? null;
    return value === null || typeof value === 'boolean' ? value : refuse('edit.field.type', field, value, 'true or false', null);
  };
  const slogan = (): string | null => {
    const value = given.get('slogan') ?? null;
    if (value === null) return null;
    if (typeof value !== 'string') return refuse('edit.field.type', 'slogan', value, 'text or null', null);
    const read = readLine('slogan', value, limits.slogan);
    if ('line' in read) return typographic(splitEmoji(read.line).letters);
    faults.push(read.fault);
    return null;
  };
  const icon = (): string | null => {
    const value = given.get('icon') ?? null;
    if (value === null || (typeof value === 'string' && value.length <= longestIcon && /^[a-z-]+\/[^\p{C}\s/]+$/u.test(value)))
      return value;
    return refuse('edit.field.value', 'icon', value, 'the ID of a mark, or null', null);
  };
  const kerning = (): Customization['kerning'] => {
    const value = given.get('kerning') ?? {};
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return refuse('edit.field.type', 'kerning', value, 'an object that maps letter indexes to offsets in em/1000', {});
    const pairs = Object.entries(value);
    if (pairs.length > mostPairs)
      return refuse('edit.field.value', 'kerning', `${pairs.length} pairs`, `at most ${mostPairs} pairs`, {});
    const out: Record<string, number> = {};
    for (const [index, by] of pairs) {
      const field = `kerning.${index.slice(0, 40)}`;
      if (!/^(?:0|[1-9]\d?)$/u.test(index)) refuse('edit.field.value', field, by, 'letter indexes from 0 to 99', null);
      else if (typeof by !== 'number' || !Number.isInteger(by) || Math.abs(by) > mostKerning)
        refuse('edit.field.value', field, by, `whole numbers from -${mostKerning} to ${mostKerning}`, null);
      else if (by !== 0) out[index] = by;
    }
    return out;
  };
  const value: Customization = {
    fontFamily: choice('fontFamily', editorFonts),
    voice: choice('voice', editorVoices),
    primaryColor: color('primaryColor'),
    secondaryColor: color('secondaryColor'),
    backgroundColor: color('backgroundColor'),
    layout: choice('layout', editorLayouts),
    showSlogan: flag('showSlogan'),
    slogan: slogan(),
    iconSize: size('iconSize'),
    textSize: size('textSize'),
    spacing: size('spacing'),
    isDarkMode: flag('isDarkMode') ?? false,
    icon: icon(),
    kerning: kerning(),
  };
  return faults.length > 0 ? { ok: false, faults } : { ok: true, value };
}

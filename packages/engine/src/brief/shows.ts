import { type EngineFault, fault } from '../errors.ts';
import { limits } from './limits.ts';

/** What the client wants the mark to show. Without any of it, the brief leaves that to the engine. */
export interface Shows {
  /** Names of pictures that come first, such as `coffee bean`. */
  readonly things: readonly string[];
  /** Names of pictures that are never shown. */
  readonly never: readonly string[];
  /** Whether initials are wanted, beside the things if there are any. */
  readonly letters: boolean;
  /** Whether names without a picture are wanted, beside the others if there are any. */
  readonly nothing: boolean;
}

const fields = ['things', 'never', 'letters', 'nothing'] as const;
/** A noun without its article, as the lists of pictures spell it. */
const pictureName = /^[a-z0-9][a-z0-9' -]*$/u;

/** Pictures that had another name before, by that name. Drafts and stored briefs still hold it. */
const renamed: ReadonlyMap<unknown, string> = new Map([['façade grid', 'facade grid']]);

/** The name of a picture as the lists spell it now. Anything else comes back as it is. */
export const currentPictureName = (name: unknown): unknown => renamed.get(name) ?? name;

const show = (value: unknown): string => (typeof value === 'string' ? value : Array.isArray(value) ? 'a list' : typeof value);

/** The names of a list, each once. What is no such list is a fault of its field. */
function readNames(field: string, value: unknown, most: number, faults: EngineFault[]): readonly string[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) {
    faults.push(fault('brief.field.type', { field, received: show(value), allowed: 'a list of names of pictures' }));
    return [];
  }
  if (value.length > most) {
    faults.push(fault('brief.list.too_long', { field, received: `${value.length} names`, allowed: `up to ${most}` }));
    return [];
  }
  const names: readonly unknown[] = value.map(currentPictureName);
  const wrong = names.find((name) => typeof name !== 'string' || name.length > limits.pictureName || !pictureName.test(name));
  if (wrong !== undefined || names.includes(undefined)) {
    const allowed = `names of pictures, such as “coffee bean”, of up to ${limits.pictureName} characters`;
    faults.push(fault('brief.field.value', { field, received: show(wrong), allowed }));
    return [];
  }
  return [...new Set(names as readonly string[])];
}

function readFlag(field: string, value: unknown, faults: EngineFault[]): boolean {
  if (value === undefined || value === null || typeof value === 'boolean') return value === true;
  faults.push(fault('brief.field.type', { field, received: show(value), allowed: 'true or false' }));
  return false;
}

/**
 * Reads what the mark should show. Null if nothing is asked for, so that such a brief is the same as one without the field. A name that
 * no list knows asks for nothing: the lists grow, and stored briefs outlive them.
 */
export function readShows(value: unknown, faults: EngineFault[]): Shows | null {
  if (value === undefined || value === null) return null;
  if (typeof value !== 'object' || Array.isArray(value)) {
    const allowed = `an object with any of ${fields.join(', ')}`;
    faults.push(fault('brief.field.type', { field: 'shows', received: show(value), allowed }));
    return null;
  }
  const given = new Map(Object.entries(value));
  for (const key of given.keys())
    if (!(fields as readonly string[]).includes(key))
      faults.push(fault('brief.field.unknown', { field: `shows.${key.slice(0, 40)}`, allowed: fields.join(', ') }));
  const shows: Shows = {
    things: readNames('shows.things', given.get('things'), limits.shownThings, faults),
    never: readNames('shows.never', given.get('never'), limits.ruledOutThings, faults),
    letters: readFlag('shows.letters', given.get('letters'), faults),
    nothing: readFlag('shows.nothing', given.get('nothing'), faults),
  };
  const both = shows.things.find((name) => shows.never.includes(name));
  if (both !== undefined)
    faults.push(fault('brief.field.value', { field: 'shows.never', received: both, allowed: 'no name that is in shows.things' }));
  return shows.things.length + shows.never.length > 0 || shows.letters || shows.nothing ? shows : null;
}

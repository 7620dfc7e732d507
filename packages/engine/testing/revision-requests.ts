import type { RevisionChange } from '../src/index.ts';
import requests from './revision-requests.json' with { type: 'json' };

/** A request as a customer may type it, and how it is to be read. */
export interface RevisionRequest {
  /** What it is about, or what is wrong with it: `nonsense`, `contradictions`, `languages`, `hostile`; `impossible` ones are understood. */
  readonly about: string;
  readonly text: string;
  /** Each change in short: see `inShort`. */
  readonly changes: readonly string[];
  /** What is not understood, in the words of the text, and why. */
  readonly unread: readonly (readonly [words: string, why: string])[];
}

export const revisionRequests = requests as unknown as readonly RevisionRequest[];

/** A change in short, such as `weight + bit` or `paint teal all from:green`. */
export function inShort({ words: _, kind, ...rest }: RevisionChange): string {
  const parts = Object.entries(rest).map(([key, value]) => {
    if (value === null || value === 'plain') return '';
    if (key === 'way') return value === 1 ? '+' : '-';
    if (typeof value !== 'object') return String(value);
    const { name } = value as { readonly name: string };
    return key === 'color' ? name : `${key}:${name}`;
  });
  return [kind, ...parts].filter((part) => part !== '').join(' ');
}

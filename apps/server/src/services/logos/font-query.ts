import { wireLimits } from '@brandwright/contract';
import { isFace } from '@brandwright/press';
import { ProblemError } from '../../http/problem-error.ts';

export interface FontQuery {
  /** 1–16 known ids, sorted, without duplicates. */
  readonly faces: readonly string[];
  /** At most 400 characters. May be empty. */
  readonly text: string;
}

/** Parses `faces` (ids separated by commas) and `text`. Throws `request.field.…` or `press.face.unknown`. */
export function readFontQuery(query: URLSearchParams): FontQuery {
  for (const name of new Set(query.keys())) {
    if (name !== 'faces' && name !== 'text')
      throw wrong('request.field.unknown', name.slice(0, 40), 'is not part of this request', 'faces, text');
    if (query.getAll(name).length > 1) throw wrong('request.field.value', name, 'appears twice', 'one value');
  }
  const given = query.get('faces');
  if (given === null || given === '') throw wrong('request.field.missing', 'faces', 'is missing', 'font IDs separated by commas');
  const faces = [...new Set(given.split(',', wireLimits.packFaces + 1))].sort();
  if (faces.length > wireLimits.packFaces)
    throw wrong('request.field.value', 'faces', 'lists too many fonts', `at most ${wireLimits.packFaces}`);
  const unknown = faces.find((id) => !isFace(id));
  if (unknown !== undefined) {
    const received = unknown.slice(0, 60).replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '\u{FFFD}');
    throw new ProblemError('press.face.unknown', {
      field: 'faces',
      received,
      message: `faces: there’s no font “${received}”.`,
    });
  }
  const text = query.get('text') ?? '';
  if (text.length > 2 * wireLimits.packText || [...text].length > wireLimits.packText) {
    throw wrong('request.field.value', 'text', 'is too long', `at most ${wireLimits.packText} characters`);
  }
  return { faces, text: text.toWellFormed() };
}

function wrong(
  code: 'request.field.unknown' | 'request.field.missing' | 'request.field.value',
  field: string,
  what: string,
  allowed: string,
): ProblemError {
  return new ProblemError(code, { field, allowed, message: `${field} ${what}. Allowed: ${allowed}.` });
}

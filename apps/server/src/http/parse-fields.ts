import { type ProblemDetail, ProblemError } from './problem-error.ts';

/** The parts of a zod issue that we use. `zod/mini` has no messages of its own. */
interface Issue {
  readonly code?: string;
  readonly path: readonly PropertyKey[];
  readonly [detail: string]: unknown;
}

/** A schema of the contract. */
interface Schema<T> {
  safeParse(
    input: unknown,
  ):
    | { readonly success: true; readonly data: T }
    | { readonly success: false; readonly error: { readonly issues: readonly unknown[] } };
}

/**
 * Returns the value parsed by its schema. Throws the first fault as a problem with the field, what was
 * received and what is allowed.
 */
export function readFields<T>(schema: Schema<T>, input: unknown): T {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw asProblem(parsed.error.issues[0] as Issue, input);
}

function asProblem(issue: Issue, input: unknown): ProblemError {
  const field = issue.path.map(String).join('.');
  const value = issue.path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key], input);
  if (issue.code === 'unrecognized_keys') {
    const [key = ''] = issue.keys as readonly string[];
    return problem('request.field.unknown', { field: clean([field, key].filter(Boolean).join('.')) });
  }
  if (issue.code === 'invalid_type' || issue.code === 'invalid_union') {
    const allowed = issue.code === 'invalid_type' ? String(issue.expected) : 'text or a whole number';
    if (value === undefined) return problem('request.field.missing', { field, allowed });
    return problem('request.field.type', { ...(field === '' ? {} : { field }), received: shown(value), allowed });
  }
  if (value === undefined) return problem('request.field.missing', { field, ...allowedBy(issue) });
  return problem('request.field.value', { field, received: shown(value), ...allowedBy(issue) });
}

function allowedBy(issue: Issue): { readonly allowed?: string } {
  if (Array.isArray(issue.values)) return { allowed: issue.values.map(String).join(', ') };
  if (issue.maximum !== undefined) return { allowed: `at most ${issue.maximum}` };
  if (issue.minimum !== undefined) return { allowed: `at least ${issue.minimum}` };
  // The schema supplies a description of its pattern.
  if (issue.pattern !== undefined) return { allowed: String(issue.message) };
  return {};
}

function problem(
  code: 'request.field.unknown' | 'request.field.missing' | 'request.field.type' | 'request.field.value',
  detail: ProblemDetail,
): ProblemError {
  const what = {
    unknown: 'is not part of this request',
    missing: 'is missing',
    type: 'has the wrong type',
    value: 'has a value that is not allowed',
  };
  const said = what[code.split('.')[2] as keyof typeof what];
  const received = detail.received === undefined ? '' : ` Received “${detail.received}”.`;
  const allowed = detail.allowed === undefined ? '' : ` Allowed: ${detail.allowed}.`;
  return new ProblemError(code, { ...detail, message: `${detail.field ?? 'The body'} ${said}.${received}${allowed}` });
}

const shown = (value: unknown): string => clean(typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value)));

const clean = (text: string): string => {
  const visible = text.slice(0, 200).replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '\u{FFFD}');
  return visible.length > 80 ? `${visible.slice(0, 79)}…` : visible;
};

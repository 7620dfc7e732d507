import type { EngineFault } from '@brandwright/engine';
import { EngineError } from '@brandwright/engine/documents';

/** Fields with different names in the brief and the request. */
const renamed: Readonly<Record<string, string>> = { name: 'businessName', quiz: 'quizAnswers', theme: 'designTheme' };

/** Renames the field of a brief's fault to the request's spelling. */
export function inRequestTerms(fault: EngineFault): EngineFault {
  const [root = '', ...rest] = (fault.field ?? '').split('.');
  const name = renamed[root];
  if (fault.field === undefined || name === undefined) return fault;
  const field = [name, ...rest].join('.');
  const message = fault.message.startsWith(`${fault.field}: `) ? field + fault.message.slice(fault.field.length) : fault.message;
  return { ...fault, field, message };
}

/**
 * Rethrows with the request's field names. Typefaces are chosen only while a set is drawn, so a name that
 * none can set is refused there.
 */
export function renameField(error: unknown): never {
  const fault = error instanceof EngineError ? inRequestTerms(error.fault) : null;
  throw fault === null || fault === (error as EngineError).fault ? error : new EngineError(fault);
}

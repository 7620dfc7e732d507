import { EngineError, type EngineFault } from '@brandwright/engine';

/** Fields whose names differ between the brief and the request. */
const renamed: Readonly<Record<string, string>> = { name: 'businessName', quiz: 'quizAnswers', theme: 'designTheme' };

/** A fault of a brief in the spelling of the request it came with. */
export function inRequestTerms(fault: EngineFault): EngineFault {
  const [root = '', ...rest] = (fault.field ?? '').split('.');
  const name = renamed[root];
  if (fault.field === undefined || name === undefined) return fault;
  const field = [name, ...rest].join('.');
  const message = fault.message.startsWith(`${fault.field}: `) ? field + fault.message.slice(fault.field.length) : fault.message;
  return { ...fault, field, message };
}

/** Typefaces are looked for only once a set is designed: a name that none can set is refused from there. */
export function renameField(error: unknown): never {
  const fault = error instanceof EngineError ? inRequestTerms(error.fault) : null;
  throw fault === null || fault === (error as EngineError).fault ? error : new EngineError(fault);
}

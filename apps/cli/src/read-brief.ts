import { type Brief, parseBrief } from '@brandwright/engine';
import { CommandError, exits } from './exits.ts';

/** The brief as the engine reads it; otherwise CommandError (65) with every fault, each field named as `name` says. */
export function readBrief(input: unknown, name: (field: string) => string): Brief {
  const parsed = parseBrief(input);
  if (parsed.ok) return parsed.value;
  throw new CommandError(
    exits.data,
    parsed.faults.map(({ field, message }) =>
      field === undefined ? message : message.replace(`${field}: `, `${name(field)}: `),
    ),
  );
}

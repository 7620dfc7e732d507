import * as z from 'zod/mini';

/** A JSON object. */
export type Json = Readonly<Record<string, unknown>>;

/** A schema of the contract as JSON Schema. */
export const schemaOf = (schema: z.ZodMiniType): Json => {
  // What is sent has more fields one day: answers stay open, and bodies say by themselves that they aren’t.
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input' });
  return rest;
};

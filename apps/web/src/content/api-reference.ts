import reference from 'virtual:api-reference';

/** A field of a JSON object. */
export interface ApiField {
  readonly name: string;
  /** Such as “string”, “array of strings” or “integer, 1 to 8”. */
  readonly type: string;
  /** Of what is sent: whether it must be there. */
  readonly isRequired: boolean;
  readonly about: string;
  /** Allowed values, where there are only some. */
  readonly values: readonly string[];
  /** Fields of the object, or of each object of the list. */
  readonly fields: readonly ApiField[];
}

/** What a program can ask for, as the OpenAPI document says it. */
export interface ApiOperation {
  readonly id: string;
  readonly method: string;
  /** Such as `/brand-kits/{kit}`. */
  readonly path: string;
  readonly about: string;
  /** Null where no key is needed. */
  readonly scope: string | null;
  readonly isRepeatable: boolean;
  /** Status of a success. */
  readonly status: number;
  /** Parameters behind the question mark. */
  readonly query: readonly ApiField[];
  /** Null where there is no body. */
  readonly sends: readonly ApiField[] | null;
  /** Null where the answer is the bytes of a file, or JSON of any shape. */
  readonly answers: readonly ApiField[] | null;
}

/** Written by prerender/api-plugin.ts from the table of endpoints. */
export interface ApiReference {
  readonly operations: readonly ApiOperation[];
  readonly failures: readonly (readonly [status: string, about: string])[];
  /** What is sent to webhooks. */
  readonly events: readonly (readonly [type: string, about: string])[];
  /** An event’s body, as JSON. */
  readonly event: string;
  /** An error’s body, as JSON. */
  readonly problem: string;
}

export const apiReference: ApiReference = reference;

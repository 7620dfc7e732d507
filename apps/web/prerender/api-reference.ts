import {
  endpoints,
  type OpenApiDocument,
  openApiOf,
  type ProblemBody,
  problems,
  problemType,
  type WebhookBody,
} from '@brandwright/contract';
import { someOrigin } from '../src/content/api-guide.ts';
import type { ApiField, ApiOperation, ApiReference } from '../src/content/api-reference.ts';

/** A JSON Schema, as far as the contract uses it. */
interface Schema {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly enum?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
}

const { status, text } = problems['key.wrong'];
/** What a wrong key is answered with. */
const problem: ProblemBody = {
  type: problemType('key.wrong'),
  title: text,
  status,
  detail: text,
  code: 'key.wrong',
  requestId: '01983d2f-6f0b-7c55-8f3e-5a0c2f6f9b11',
};

const kit = '5b6f0c1e-8f3a-4d53-9a51-2f0f7a3c9e10';
/** What a webhook is sent. */
const event: WebhookBody = {
  type: 'brand_kit.completed',
  timestamp: '2026-11-28T12:00:00.000Z',
  data: { id: kit, business_name: 'Juniper & Rye', status: 'completed', url: `${someOrigin}/api/v1/brand-kits/${kit}` },
};

type Content = Readonly<Record<string, { readonly schema: Schema }>>;

/** An operation of the document, as far as the page shows it. */
interface Told {
  readonly operationId: string;
  readonly summary: string;
  /** Scopes that a key needs; none where no key is needed. */
  readonly security: readonly { readonly apiKey: readonly string[] }[];
  readonly parameters: readonly {
    readonly $ref?: string;
    readonly in?: string;
    readonly name?: string;
    readonly description?: string;
    readonly schema?: Schema;
  }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
}

/** The public API for its reference page: the same document that programs read, without what only programs need. */
export function apiReferenceOf(): ApiReference {
  const told = openApiOf(endpoints, '');
  return {
    operations: operationsOf(told),
    failures: failuresOf(told),
    problem: JSON.stringify(problem, null, 2),
    events: Object.entries(told.webhooks).map(([type, { post }]) => [type, `${String(post.summary)}.`]),
    event: JSON.stringify(event, null, 2),
  };
}

const operationsOf = ({ paths }: OpenApiDocument): readonly ApiOperation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => operationOf(path, method.toUpperCase(), operation)),
  );

function operationOf(path: string, method: string, operation: object): ApiOperation {
  const { operationId, summary, security, parameters, requestBody, responses } = operation as Told;
  const status = Object.keys(responses).find((code) => code.startsWith('2')) ?? '200';
  const success = responses[status] ?? {};
  const answered = success.content?.['application/json']?.schema.properties;
  return {
    id: operationId,
    method,
    path,
    about: summary,
    scope: security[0]?.apiKey[0] ?? null,
    isRepeatable: parameters.some(({ $ref }) => $ref?.endsWith('/IdempotencyKey') === true),
    status: Number(status),
    query: parameters
      .filter((one) => one.in === 'query')
      .map(({ name = '', description = '', schema = {} }) => ({
        ...{ name, type: typeOf(schema), isRequired: false, about: description },
        ...{ values: schema.enum ?? [], fields: [] },
      })),
    sends: requestBody === undefined ? null : fieldsOf(requestBody.content['application/json']?.schema ?? {}),
    answers: answered === undefined ? null : fieldsOf(success.content?.['application/json']?.schema ?? {}),
  };
}

/** Of an object, or of the objects of a list. */
function fieldsOf(schema: Schema): readonly ApiField[] {
  const { properties = {}, required = [] } = schema.items ?? schema;
  return Object.entries(properties).map(([name, field]) => ({
    name,
    type: typeOf(field),
    isRequired: required.includes(name),
    about: field.description ?? '',
    values: (field.items ?? field).enum ?? [],
    fields: fieldsOf(field),
  }));
}

/** In words: “array of strings”, “integer, 1 to 8”, “boolean or null”. */
function typeOf(schema: Schema): string {
  const { type, items, anyOf, minimum, maximum } = schema;
  if (anyOf !== undefined) return [...new Set(anyOf.map(typeOf))].join(' or ');
  if (Array.isArray(type)) return type.join(' or ');
  if (type === 'array') return `array of ${typeOf(items ?? {})}s`;
  const isBounded = type === 'integer' && minimum !== undefined && maximum !== undefined;
  return isBounded ? `integer, ${minimum} to ${maximum}` : String(type ?? 'any');
}

const failuresOf = ({ components }: OpenApiDocument): ApiReference['failures'] => {
  const { responses } = components as { readonly responses: Readonly<Record<string, { readonly description: string }>> };
  return Object.entries(responses).map(([name, { description }]) => [name.replace('Problem', ''), description]);
};

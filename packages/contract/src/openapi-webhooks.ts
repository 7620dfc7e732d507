import { type Json, schemaOf } from './json-schema.ts';
import { webhookLimits } from './limits.ts';
import { webhookBodies } from './webhook.ts';

/** Headers of every event, as Standard Webhooks names them. */
const headers: readonly (readonly [name: string, about: string])[] = [
  ['webhook-id', 'ID of the event. It stays the same in every attempt, so you can tell when you’ve seen an event before.'],
  ['webhook-timestamp', 'When this attempt was made, in seconds since 1970. Refuse old ones.'],
  [
    'webhook-signature',
    'One or more signatures, separated by spaces: each is v1, a comma, and the base64 HMAC-SHA256 of {id}.{timestamp}.{body}.',
  ],
];

/** What a site sends to webhooks, as the `webhooks` of an OpenAPI document. Made from the table of events. */
export const webhooksOf = (): Readonly<Record<string, { readonly post: Json }>> =>
  Object.fromEntries(
    Object.entries(webhookBodies).map(([type, { about, body }]) => [
      type,
      {
        post: {
          operationId: type.replace(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase()),
          summary: about,
          security: [],
          parameters: headers.map(([name, description]) => ({
            name,
            in: 'header',
            required: true,
            description,
            schema: { type: 'string' },
          })),
          requestBody: { required: true, content: { 'application/json': { schema: schemaOf(body) } } },
          responses: {
            '2XX': { description: `You have it. Answer within ${webhookLimits.seconds} seconds.` },
            default: {
              description: `Anything else counts as a failure. We make up to ${webhookLimits.attempts} attempts in all.`,
            },
          },
        },
      },
    ]),
  );

import { apiKeyLimits, apiRates, drawingLimit, webhookLimits } from '@brandwright/contract';

/** Where a page of no server of its own is read. */
export const someOrigin = 'https://brandwright.example';

const count = new Intl.NumberFormat('en-US');
/** What stands for the key in the examples. */
const key = 'Authorization: Bearer $BRANDWRIGHT_KEY';

/** Backslashes at the ends of lines, as shells read them. */
const lines = (...parts: readonly string[]): string => parts.join(' \\\n  ');
const json = 'Content-Type: application/json';

/** A call for each operation of the reference, by its ID, to a site’s API. */
export const apiExamples: Readonly<Record<string, (origin: string) => string>> = {
  apiGenerateLogos: (origin) =>
    lines(
      `curl ${origin}/api/v1/logos/generate`,
      `-H "${key}"`,
      `-H "${json}"`,
      `-d '{"business_name": "Juniper & Rye", "industry": "Food & Beverage", "count": 2}'`,
    ),
  apiMakeKit: (origin) =>
    lines(
      `curl ${origin}/api/v1/brand-kits`,
      `-H "${key}"`,
      `-H "Idempotency-Key: juniper-1"`,
      `-H "${json}"`,
      `-d '{"business_name": "Juniper & Rye", "industry": "Food & Beverage"}'`,
    ),
  apiListKits: (origin) => lines(`curl ${origin}/api/v1/brand-kits`, `-H "${key}"`),
  apiReadLogo: (origin) => lines(`curl ${origin}/api/v1/brand-kits/$KIT/logos/$LOGO`, `-H "${key}"`),
  apiLogoArchive: (origin) => lines(`curl -OJ ${origin}/api/v1/brand-kits/$KIT/logos/$LOGO/archive`, `-H "${key}"`),
  apiReadKit: (origin) => lines(`curl ${origin}/api/v1/brand-kits/$KIT`, `-H "${key}"`),
  apiReadAsset: (origin) => lines(`curl ${origin}/api/v1/assets/$ASSET`, `-H "${key}"`),
  apiAssetFile: (origin) => lines(`curl -OJ ${origin}/api/v1/assets/$ASSET/file`, `-H "${key}"`),
  apiDocument: (origin) => `curl ${origin}/api/v1/openapi.json`,
};

/** The words of /api-documentation (rows X-01, P-01 to P-04). */
export const apiGuide = {
  title: 'API Documentation',
  description: 'Draw logos and make brand kits from your own programs: keys, limits, errors and every endpoint.',
  lead: 'Draw logos and make brand kits from your own programs. The API uses the same design engine as this site.',
  signUp: { label: 'Get an API key', href: '/signup' },
  contact: { label: 'Contact', href: '/contact' },
  contents: 'Contents',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Copying failed. Select the text and copy it yourself.',
  example: 'Example',
  start: {
    title: 'Start here',
    steps: [
      ['Create a key', 'Sign up, open My Account and create an API key. Copy it right away: we show it only once.'],
      ['Keep it secret', 'Save the key where your program can read it, and never put it in a web page or an app.'],
      [
        'Draw a logo',
        'Send a name. The response contains finished vector logos. Send the same details again, and you’ll get the same logos.',
      ],
    ],
    account: { label: 'Your API keys', href: '/account#api-keys' },
    save: 'export BRANDWRIGHT_KEY=bw_…',
    saving: 'Save the key',
  },
  keys: {
    title: 'Keys',
    text: [
      'Send your key in the Authorization header of each request, as a bearer token. We don’t accept keys in URLs, cookies or request bodies.',
      'A key has one or more scopes. It can do only what its scopes allow.',
      'Revoke a key on My Account, and it stops working right away. Deleting your account or resetting your password revokes all of them.',
    ],
    scopes: {
      label: 'Scopes',
      head: ['Scope', 'What it allows'],
      rows: [
        ['logos', 'Draw logos. Free.'],
        ['kits:read', 'Read your kits, and download the files of their finished logos.'],
        ['kits:write', 'Make kits. Each kit uses up one of your paid plans, starting with the largest.'],
      ],
    },
    pricing: { label: 'See the plans', href: '/pricing' },
  },
  limits: {
    title: 'Limits',
    text: [
      `Together, your keys can send ${count.format(apiRates.free)} requests a minute, or ${count.format(apiRates.pro)} with a Professional or Enterprise plan. We also limit drawing to ${drawingLimit.milliseconds / 1000} seconds a minute, which many new logos may reach first. Need more? Contact us.`,
      'Every response to a valid key has a RateLimit header with the number of requests left and the seconds until the next minute starts. Over the limit, you get a 429, with the seconds to wait in Retry-After.',
    ],
  },
  repeats: {
    title: 'Safe retries',
    text: [
      `Send an Idempotency-Key header with any string you choose, and you can safely repeat a request. For ${apiKeyLimits.repeatHours} hours, the same Idempotency-Key and body get the same response, and nothing is made twice.`,
      'If you reuse an Idempotency-Key with a different body, you get a 422. If you repeat a request while the first is still running, you get a 409.',
    ],
  },
  webhooks: {
    title: 'Webhooks',
    text: [
      'Your program doesn’t need to keep checking: we’ll tell it when a kit is ready. Add an https:// URL on My Account. Copy its signing secret, and send a test event.',
      `Events follow the Standard Webhooks specification. Answer with a 2xx status within ${webhookLimits.seconds} seconds. Otherwise, we try again after longer and longer pauses. We make up to ${webhookLimits.attempts} attempts in all, over about 27 hours. Test events are sent once. We don’t follow redirects. An event can arrive twice, so remember each webhook-id you’ve handled. Events can also arrive out of order.`,
      'My Account shows each attempt and its response. You can replay events there. After days of failures, we turn the webhook off and email you.',
    ],
    account: { label: 'Your webhooks', href: '/account#webhooks' },
    events: 'Events',
    head: ['Event', 'When it’s sent'],
    sampleEvent: 'Sample event',
    verifying: {
      title: 'Check signatures',
      text: 'Anyone can send requests to your URL. Check the signature before you trust a request. Use the body exactly as it arrived. After you replace a secret, events carry two signatures for a day.',
      label: 'Check a signature in Node.js',
    },
  },
  errors: {
    title: 'Errors',
    text: 'Errors are problem documents (RFC 9457), with a code for programs and a sentence for people. If a field is at fault, the error names it. The type is the URL of an explanation.',
    label: 'Errors by status',
    head: ['Status', 'What it means'],
    sample: 'Sample error',
  },
  assistants: {
    title: 'AI assistants',
    text: [
      'Assistants that speak the Model Context Protocol can use the API as tools: they draw logos you can see, make kits and read their files.',
      'Download Brandwright, and run npm start once to install it. Add this to your assistant’s configuration, with the path to your copy. To serve several assistants, each with its own key, add --http and a port.',
    ],
    sample: 'Assistant configuration',
    config: (origin: string) =>
      JSON.stringify(
        {
          mcpServers: {
            brandwright: {
              command: 'node',
              args: ['/path/to/brandwright/apps/cli/bin/brandwright.mjs', 'mcp', '--site', origin],
              env: { BRANDWRIGHT_KEY: 'bw_…' },
            },
          },
        },
        null,
        2,
      ),
  },
  reference: {
    title: 'Endpoints',
    base: 'Base URL',
    document: { label: 'OpenAPI 3.1 document', href: '/api/v1/openapi.json' },
    documentText: 'The same reference is available as an OpenAPI document for programs and client generators.',
    scope: (scope: string) => `Needs the ${scope} scope.`,
    open: 'Needs no key.',
    repeatable: 'Takes an Idempotency-Key.',
    sends: 'Body',
    query: 'Query',
    answers: (status: number) => `Response, ${status}`,
    file: 'The bytes of the file, with its media type and name.',
    any: 'The document as JSON.',
    field: ['Field', 'Type', 'Description'],
    required: 'required',
    oneOf: 'One of:',
  },
} as const;

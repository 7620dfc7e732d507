import { apiKeyLimits, apiRates } from '@brandwright/contract';

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
      ['Draw a logo', 'Send a name. The answer holds finished vector logos, the same each time you send the same brief.'],
    ],
    account: { label: 'Your API keys', href: '/account#api-keys' },
    save: 'export BRANDWRIGHT_KEY=bw_…',
    saving: 'Save the key',
  },
  keys: {
    title: 'Keys',
    text: [
      'Every request needs a key in its Authorization header, as a bearer token. Keys in addresses, cookies and bodies are refused.',
      'A key has one or more scopes. It can do only what its scopes allow.',
      'Revoke a key on My Account, and it stops working right away. Deleting your account or resetting your password revokes all of them.',
    ],
    scopes: {
      label: 'Scopes',
      head: ['Scope', 'What it allows'],
      rows: [
        ['logos', 'Draw logos. Free.'],
        ['kits:read', 'Read your kits and download their files.'],
        ['kits:write', 'Make kits. Each uses one plan that you’ve paid for.'],
      ],
    },
    pricing: { label: 'See the plans', href: '/pricing' },
  },
  limits: {
    title: 'Limits',
    text: [
      `All your keys together can send ${count.format(apiRates.free)} requests a minute, or ${count.format(apiRates.pro)} with a Professional or Enterprise plan. We can raise that for you: contact us.`,
      'Every answer to a key that works says in its RateLimit header how many requests are left, and when the next minute begins. Beyond the limit, the answer is 429, with the seconds to wait in Retry-After.',
    ],
  },
  repeats: {
    title: 'Safe retries',
    text: [
      `Send an Idempotency-Key header with a text of your own, and you can repeat a request safely. For ${apiKeyLimits.repeatHours} hours, the same key and body get the same answer, and nothing is made twice.`,
      'The same key with another body gets 422. While the first request is still running, others get 409.',
    ],
  },
  errors: {
    title: 'Errors',
    text: 'An error is a problem document (RFC 9457) with a code for programs and a sentence for people. If one field is at fault, it names the field. Its type is the address that explains it.',
    label: 'Errors by status',
    head: ['Status', 'What it means'],
    sample: 'A problem',
  },
  assistants: {
    title: 'AI assistants',
    text: [
      'Assistants that speak the Model Context Protocol can use the API as tools: they draw logos you can see, make kits and read their files.',
      'Get a copy of Brandwright, install it with npm start, and give this to your assistant as its configuration, with the place of your copy. With --http and a port, the tools are served to several assistants, each with a key of its own.',
    ],
    sample: 'Configuration of an assistant',
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
    base: 'Base address',
    document: { label: 'OpenAPI 3.1 document', href: '/api/v1/openapi.json' },
    documentText: 'Programs and client generators read the same reference as an OpenAPI document.',
    scope: (scope: string) => `Needs the scope ${scope}`,
    open: 'Needs no key',
    repeatable: 'Takes an Idempotency-Key',
    sends: 'Body',
    answers: (status: number) => `Answer, ${status}`,
    file: 'The bytes of the file, with its media type and name.',
    any: 'The document as JSON.',
    field: ['Field', 'Type', 'What it is'],
    required: 'required',
    oneOf: 'One of:',
  },
} as const;

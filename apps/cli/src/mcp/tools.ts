import { type Endpoint, type EndpointName, endpoints, openApiOf } from '@brandwright/contract';

/** A tool that assistants can use: an endpoint of the public API under a name of its own. */
export interface ApiTool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** JSON Schema of its arguments: the fields of the body, and the parts of the path. */
  readonly inputSchema: { readonly type: 'object'; readonly [keyword: string]: unknown };
  readonly endpoint: Endpoint;
  /** Whether it only reads. */
  readonly isReading: boolean;
}

/** What assistants are told about each endpoint beside what its documentation says. */
const told = {
  draw_logos: [
    'apiGenerateLogos',
    'Draws finished vector logos for a business name. Free. Shows each as a picture and gives its SVG.',
  ],
  make_kit: [
    'apiMakeKit',
    'Makes a brand kit from a brief. This uses up one of the person’s paid plans, so ask them first. It takes a few seconds, so call read_kit until the status is completed. Repeating the same call within 24 hours returns the same kit and doesn’t use another plan.',
  ],
  list_kits: ['apiListKits', 'Lists the person’s brand kits, newest first, page by page.'],
  read_kit: ['apiReadKit', 'Reads the status of a brand kit, lists the files of its first logo, and names its finished logos.'],
  read_logo_files: ['apiReadLogo', 'Lists the files of one of a kit’s finished logos.'],
  read_file_details: ['apiReadAsset', 'Reads the name, type and size of a file of a brand kit.'],
  read_file: ['apiAssetFile', 'Returns a file from a brand kit, up to 8 MB.'],
} as const satisfies Readonly<Record<string, readonly [endpoint: EndpointName, description: string]>>;
export type ToolName = keyof typeof told;

/** Every tool, made from the table of endpoints. */
export function apiTools(): readonly (ApiTool & { readonly name: ToolName })[] {
  const { paths } = openApiOf(endpoints, '');
  const operations = new Map(
    Object.values(paths).flatMap((methods) => Object.values(methods).map((one) => [one.operationId, one])),
  );
  return (Object.keys(told) as ToolName[]).map((name) => {
    const [id, description] = told[name];
    const endpoint: Endpoint = endpoints[id];
    const { summary, parameters, requestBody } = operations.get(id) as unknown as {
      readonly summary: string;
      readonly parameters: readonly Parameter[];
      readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: ApiTool['inputSchema'] }>> };
    };
    const ids = partsOf(endpoint.path);
    const inPath = {
      type: 'object' as const,
      properties: Object.fromEntries([
        ...ids.map((part) => [part, { type: 'string', description: idTexts[part] ?? `ID of the ${part}.` }]),
        ...parameters
          .filter((one) => one.in === 'query')
          .map(({ name, description, schema }) => [name, { ...schema, description }]),
      ]),
      required: ids,
      additionalProperties: false,
    };
    const inputSchema = requestBody?.content['application/json']?.schema ?? inPath;
    return {
      name,
      title: summary,
      description,
      inputSchema,
      endpoint,
      isReading: endpoint.method === 'GET' || name === 'draw_logos',
    };
  });
}

/** A parameter of an operation. */
interface Parameter {
  readonly in?: string;
  readonly name?: string;
  readonly description?: string;
  readonly schema?: object;
}

/** Where assistants find an ID. */
const idTexts: Readonly<Record<string, string>> = {
  kit: 'ID of the kit, from make_kit or list_kits.',
  logo: 'ID of the logo, from the logos of read_kit.',
  asset: 'ID of the file, from read_kit or read_logo_files.',
};

/** Names of the parts of a path: `kit` of `/api/v1/brand-kits/:kit`. */
export const partsOf = (path: string): readonly string[] => Array.from(path.matchAll(/:(\w+)/g), ([, part = '']) => part);

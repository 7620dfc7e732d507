import type { AnswerOf, apiGenerateLogos, ProblemBody } from '@brandwright/contract';
import type { CallToolResult } from '@modelcontextprotocol/server';
import type { ToolName } from './tools.ts';

type Content = CallToolResult['content'][number];

/** Pixels of a logo’s longer side, for assistants that see. */
const seen = 640;
/** Bytes of the largest file that is handed to an assistant. */
const largest = 8 * 1024 ** 2;
/** Pictures that assistants can see. */
const pictures = /^image\/(?:png|jpeg|webp)$/;

const text = (said: string): Content => ({ type: 'text', text: said });
export const failed = (said: string): CallToolResult => ({ isError: true, content: [text(said)] });

/** What an assistant gets to read and see of an answer of the public API. */
export async function toolResult(tool: ToolName, answer: Response): Promise<CallToolResult> {
  if (!answer.ok) return failed(await problemIn(answer));
  if (tool === 'read_file') return { content: [await fileIn(answer)] };
  const told = (await answer.json()) as object;
  if (tool !== 'draw_logos') return { content: [text(JSON.stringify(told, null, 2))] };
  const { logos, round } = told as AnswerOf<typeof apiGenerateLogos>;
  const drawn = await Promise.all(logos.map(({ id, svg }) => logoIn(id, svg)));
  const facts = { round, logos: logos.map(({ svg: _, ...facts }) => facts) };
  return { content: [...drawn.flat(), text(JSON.stringify(facts, null, 2))] };
}

/** A logo as a picture and as the SVG itself. */
async function logoIn(id: string, svg: string): Promise<readonly Content[]> {
  const { default: sharp } = await import('sharp');
  const picture = await sharp(Buffer.from(svg)).resize(seen, seen, { fit: 'inside' }).png().toBuffer();
  return [
    { type: 'image', data: picture.toString('base64'), mimeType: 'image/png' },
    { type: 'resource', resource: { uri: `brandwright://logos/${id}.svg`, mimeType: 'image/svg+xml', text: svg } },
  ];
}

async function fileIn(answer: Response): Promise<Content> {
  const [mimeType = 'application/octet-stream'] = (answer.headers.get('content-type') ?? '').split(';');
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (bytes.length > largest) return text(`This file is ${(bytes.length / 1e6).toFixed(1)} MB, too large to show here.`);
  if (pictures.test(mimeType)) return { type: 'image', data: bytes.toString('base64'), mimeType };
  const uri = `brandwright://files/${encodeURIComponent(nameIn(answer))}`;
  const isText = /^text\/|[/+](?:json|xml)$/.test(mimeType);
  return {
    type: 'resource',
    resource: isText ? { uri, mimeType, text: bytes.toString('utf8') } : { uri, mimeType, blob: bytes.toString('base64') },
  };
}

/** The name that the API gives a file. */
const nameIn = (answer: Response): string =>
  /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? 'file';

/** What is wrong, and with which field, so that an assistant can mend its request. */
async function problemIn(answer: Response): Promise<string> {
  const problem = (await answer.json().catch(() => ({}))) as Partial<ProblemBody>;
  const { detail, title, field, allowed, retryAfter } = problem;
  return [
    detail ?? title ?? `The site answered with the status ${answer.status}.`,
    field === undefined ? '' : `Field: ${field}.`,
    allowed === undefined ? '' : `Allowed: ${allowed}.`,
    retryAfter === undefined ? '' : `Try again in ${retryAfter} seconds.`,
  ]
    .filter((part) => part !== '')
    .join(' ');
}

import { type AiLogo, wireLimits } from '@brandwright/contract';
import type { Brief, SeenParts } from '@brandwright/engine';
import { engineVersion } from '@brandwright/engine/documents';
import { type JobDescription, type PrintedKind, withSoftware } from '@brandwright/press';
import { renameField } from './request-names.ts';
import type { RequestPress } from './request-press.ts';

/** Which three to draw for a brief. */
export interface AskedKinds {
  readonly round: number;
  readonly seen: readonly SeenParts[];
}

/** What the pictures say of their maker (I-03). */
const software = `Brandwright ${engineVersion} (built-in design engine)`;

const size = { width: wireLimits.aiLogoPixels, height: wireLimits.aiLogoPixels } as const;

/**
 * The use case: one logo of each kind for a brief, drawn by the built-in engine, with its pictures (row M-07). Answers with the
 * contract's `generateAiLogosResponse` in UTF-8: designs are JSON text already. Rejects with EngineError, PressError,
 * `request.rate_limited`.
 */
export async function drawAiLogos(
  press: Pick<RequestPress, 'charge' | 'kinds' | 'raster'>,
  brief: Brief,
  { round, seen }: AskedKinds,
): Promise<Buffer> {
  const options = { round, seen, square: wireLimits.aiLogoPixels };
  await press.charge({ kind: 'kinds', input: { brief, options } });
  const kinds = await press.kinds(brief, options).catch(renameField);
  const svgs = kinds.flatMap(({ light, dark }) => [light, dark]);
  await press.charge(...svgs.map(rasterJob));
  const pictures = await Promise.all(svgs.map((svg) => press.raster(svg, size)));
  const texts = pictures.map((png) => Buffer.from(withSoftware(png, software)).toString('base64'));
  const logos = kinds.map((kind, i) => logoText(kind, texts[2 * i] ?? '', texts[2 * i + 1] ?? ''));
  const generator = JSON.stringify({ kind: 'built-in', version: engineVersion });
  return Buffer.from(`{"logos":[${logos.join(',')}],"generator":${generator}}`);
}

const rasterJob = (svg: string): JobDescription => ({ kind: 'raster', input: { svg, options: size } });

/** A logo of the answer, as JSON text. */
function logoText({ kind, id, style, reasons, json }: PrintedKind, imageData: string, imageDataOnDark: string): string {
  const variation = { style, description: reasons.join(' ') };
  const facts: Omit<AiLogo, 'design'> = { id, kind, format: 'png', variation, imageData, imageDataOnDark };
  return `${JSON.stringify(facts).slice(0, -1)},"design":${json}}`;
}

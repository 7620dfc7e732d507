import { type AiLogo, wireLimits } from '@brandwright/contract';
import type { Brief, SeenParts, TracedMarks } from '@brandwright/engine';
import { engineVersion } from '@brandwright/engine/documents';
import { type JobDescription, type KindOptions, makerLabel, type PrintedKind, withSoftware } from '@brandwright/press';
import type { MarkLimits } from './mark-limits.ts';
import { renameField } from './request-names.ts';
import type { RequestPress } from './request-press.ts';

/** Which three to draw for a brief. */
export interface AskedKinds {
  readonly round: number;
  readonly seen: readonly SeenParts[];
  /** When a model’s marks are too late. */
  readonly limits: MarkLimits;
}

const size = { width: wireLimits.aiLogoPixels, height: wireLimits.aiLogoPixels } as const;

/**
 * The use case: one logo of each kind for a brief, drawn by the built-in engine, with its pictures (row M-07). `marksOf` gives
 * the marks that a model drew before the signal aborts, once the work has been charged. Answers with the contract's
 * `generateAiLogosResponse` in UTF-8: designs are JSON text already. Rejects with EngineError, PressError, `request.rate_limited`.
 */
export async function drawAiLogos(
  press: Pick<RequestPress, 'charge' | 'kinds' | 'raster' | 'signal' | 'until'>,
  brief: Brief,
  { round, seen, limits }: AskedKinds,
  marksOf: (late: AbortSignal) => Promise<TracedMarks>,
): Promise<Buffer> {
  const options = { round, seen, square: wireLimits.aiLogoPixels };
  const [late, tooLate] = [AbortSignal.timeout(limits.marks), AbortSignal.timeout(limits.setting)];
  await press.charge({ kind: 'kinds', input: { brief, options } });
  const kinds = await setInTime(press, brief, { ...options, traced: await marksOf(late) }, tooLate).catch(renameField);
  const svgs = kinds.flatMap(({ light, dark }) => [light, dark]);
  await press.charge(...svgs.map(rasterJob));
  const pictures = await Promise.all(svgs.map((svg) => press.raster(svg, size)));
  const texts = pictures.map((png, i) => {
    // Two pictures each.
    const kind = kinds[Math.floor(i / 2)] as PrintedKind;
    return Buffer.from(withSoftware(png, makerLabel(kind.model, engineVersion))).toString('base64');
  });
  const logos = kinds.map((kind, i) => logoText(kind, texts[2 * i] ?? '', texts[2 * i + 1] ?? ''));
  const generator = JSON.stringify(builtIn);
  return Buffer.from(`{"logos":[${logos.join(',')}],"generator":${generator}}`);
}

/** The three with a model’s marks while there is time for them, or else with the engine’s own. */
async function setInTime(
  press: Pick<RequestPress, 'kinds' | 'signal' | 'until'>,
  brief: Brief,
  options: KindOptions,
  tooLate: AbortSignal,
): Promise<readonly PrintedKind[]> {
  if (Object.keys(options.traced ?? {}).length > 0)
    try {
      return await press.until(AbortSignal.any([press.signal, tooLate])).kinds(brief, options);
    } catch (error) {
      if (!tooLate.aborted || press.signal.aborted) throw error;
    }
  return press.kinds(brief, { ...options, traced: {} });
}

const builtIn = { kind: 'built-in', version: engineVersion } as const;

const rasterJob = (svg: string): JobDescription => ({ kind: 'raster', input: { svg, options: size } });

/** A logo of the answer, as JSON text. */
function logoText({ kind, id, style, reasons, model, json }: PrintedKind, imageData: string, imageDataOnDark: string): string {
  const variation = { style, description: reasons.join(' ') };
  const generator = model === null ? builtIn : ({ kind: 'model', model, version: engineVersion } as const);
  const facts: Omit<AiLogo, 'design'> = { id, kind, format: 'png', variation, generator, imageData, imageDataOnDark };
  return `${JSON.stringify(facts).slice(0, -1)},"design":${json}}`;
}

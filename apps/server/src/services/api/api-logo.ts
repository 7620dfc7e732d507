import type { AnswerOf, apiGenerateLogos } from '@brandwright/contract';
import type { Design } from '@brandwright/engine';
import { traitsOf } from '../kits/logo-traits.ts';
import type { KnownDesign } from '../logos/generate-logo.ts';

const roles = ['primary', 'secondary', 'accent', 'ink', 'paper', 'dark'] as const;

/** A design as programs see it. */
export function apiLogoView({ id, svg, style, reasons, json }: KnownDesign): AnswerOf<typeof apiGenerateLogos>['logos'][number] {
  const design = JSON.parse(json.toString()) as Design;
  return {
    id,
    svg: svg.toString(),
    style,
    reasons: [...reasons],
    colors: roles.map((role) => ({ role, hex: design.scheme.palette[role] })),
    typeface: traitsOf(design).typeface,
  };
}

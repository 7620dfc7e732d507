import type { AnswerOf, apiGenerateLogos } from '@brandwright/contract';
import type { Design } from '@brandwright/engine';
import { traitsOf } from '../kits/logo-traits.ts';
import type { KnownDesign } from '../logos/generate-logo.ts';

const roles = ['primary', 'secondary', 'accent', 'ink', 'paper', 'dark'] as const;

interface Facts {
  readonly colors: readonly { readonly role: (typeof roles)[number]; readonly hex: string }[];
  readonly typeface: string | null;
}

/** Facts by design: a set that is asked for again and again is read once. */
const known = new WeakMap<KnownDesign, Facts>();

function factsOf(drawn: KnownDesign): Facts {
  const found = known.get(drawn);
  if (found !== undefined) return found;
  const design = JSON.parse(drawn.json.toString()) as Design;
  const colors = roles.map((role) => ({ role, hex: design.scheme.palette[role] }));
  const facts = { colors, typeface: traitsOf(design).typeface };
  known.set(drawn, facts);
  return facts;
}

/** A design as programs see it. */
export function apiLogoView(drawn: KnownDesign): AnswerOf<typeof apiGenerateLogos>['logos'][number] {
  const { id, svg, style, reasons } = drawn;
  const { colors, typeface } = factsOf(drawn);
  return {
    id,
    svg: svg.toString(),
    style,
    reasons: [...reasons],
    colors: [...colors],
    typeface,
  };
}

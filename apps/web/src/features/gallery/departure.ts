import { type Design, layoutOf } from '@brandwright/engine';
import { gallery } from '../../content/gallery.ts';
import type { BrandDraft } from '../../draft/brand-draft.ts';
import { hasOneOf, ownColorsIn } from '../../draft/own-colors.ts';

/** The layout that each placement asks for. */
const layouts: Readonly<Record<string, ReturnType<typeof layoutOf>>> = {
  left: 'horizontal',
  above: 'vertical',
  integrated: 'integrated',
  wordmark: 'wordmark',
};

/** Where a design departs from what was chosen, for its caption: “Not your icon placement”; empty where it follows. */
export function departureOf(
  { genome, scheme }: Pick<Design, 'genome' | 'scheme'>,
  { iconPlacement, colorPreference }: Pick<BrandDraft, 'iconPlacement' | 'colorPreference'>,
): string {
  const wanted = layouts[iconPlacement];
  return gallery.without([
    ...(wanted !== undefined && layoutOf(genome) !== wanted ? [gallery.choices.placement] : []),
    ...(hasColors(scheme, colorPreference) ? [] : [gallery.choices.colors]),
  ]);
}

/** Whether a design has the colors that were asked for: the preference, or one of the person’s own. */
function hasColors({ preference, paints }: Design['scheme'], asked: string): boolean {
  const own = ownColorsIn(asked);
  return own.length > 0 ? hasOneOf(own, Object.values(paints)) : asked === '' || preference === asked;
}

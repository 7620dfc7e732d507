import { type Design, layoutOf } from '@brandwright/engine';
import { gallery } from '../../content/gallery.ts';
import type { BrandDraft } from '../../draft/brand-draft.ts';

/** The layout that each placement asks for. */
const layouts: Readonly<Record<string, ReturnType<typeof layoutOf>>> = {
  left: 'horizontal',
  above: 'vertical',
  integrated: 'integrated',
  wordmark: 'wordmark',
};

/** Where a design departs from what was chosen, for its caption: “Without your placement”; empty where it follows. */
export function departureOf(
  { genome, scheme }: Pick<Design, 'genome' | 'scheme'>,
  { iconPlacement, colorPreference }: Pick<BrandDraft, 'iconPlacement' | 'colorPreference'>,
): string {
  const wanted = layouts[iconPlacement];
  return gallery.without([
    ...(wanted !== undefined && layoutOf(genome) !== wanted ? [gallery.choices.placement] : []),
    ...(colorPreference !== '' && scheme.preference !== colorPreference ? [gallery.choices.colors] : []),
  ]);
}

import { freeDefaults, freeFonts, freeIcons, freeLayouts, freeSchemes } from '@brandwright/engine';
import type { BrandDraft, FreeChoices } from '../../draft/brand-draft.ts';

/** What the draft has chosen here; what is absent or no longer offered is the default. */
export function choicesOf({ freeDesign }: BrandDraft): FreeChoices {
  const { font, icon, layout, colorScheme } = freeDesign ?? freeDefaults;
  return {
    font: freeFonts.some(({ value }) => value === font) ? font : freeDefaults.font,
    icon: freeIcons.some(({ name }) => name === icon) ? icon : freeDefaults.icon,
    layout: freeLayouts.find(({ value }) => value === layout)?.value ?? freeDefaults.layout,
    colorScheme: freeSchemes.some(({ name }) => name === colorScheme) ? colorScheme : freeDefaults.colorScheme,
  };
}

import type { BriefInput } from '../drawing-worker/read-brief.ts';
import type { BrandDraft } from './brand-draft.ts';

/**
 * What the engine draws for a draft: the same for the wizard's preview, the gallery, the editor and the kit. White space at the
 * ends of a text being typed is left out, so that a pause between two words draws nothing anew.
 */
export const briefOf = (draft: BrandDraft): BriefInput => ({
  name: draft.businessName.trim(),
  description: draft.description.trim(),
  industry: draft.industry,
  personality: draft.personality,
  style: draft.styleDirection,
  fontStyle: draft.fontStyle,
  colors: draft.colorPreference,
  iconPlacement: draft.iconPlacement,
  theme: draft.designTheme,
  quiz: draft.quizAnswers,
  slogan: draft.slogan.trim(),
  ...(draft.shows === null ? {} : { shows: draft.shows }),
});

import type { BrandData } from '@brandwright/contract';
import type { Shows } from '@brandwright/engine';
import type { BrandDraft } from './brand-draft.ts';
import { keywordsOf } from './keywords.ts';

/** The product's wizard data, field by field (row W-14): what an order keeps, and what the seeds' calls are asked with. */
export interface WizardData
  extends Pick<
    BrandDraft,
    | 'businessName'
    | 'industry'
    | 'description'
    | 'personality'
    | 'designTheme'
    | 'quizAnswers'
    | 'slogan'
    | 'styleDirection'
    | 'fontStyle'
    | 'colorPreference'
    | 'iconPlacement'
    | 'selectedLogo'
    | 'logoCustomization'
  > {
  /** What `generate-logo` calls style: the style direction. */
  readonly style: string;
  /** What it calls colors: the color preference. */
  readonly colors: string;
  readonly keywords: readonly string[];
  /** What the mark should show (row W-17); absent where that was left open. */
  readonly shows?: Shows;
}

export const wizardData = (draft: BrandDraft): WizardData => ({
  businessName: draft.businessName.trim(),
  industry: draft.industry,
  style: draft.styleDirection,
  colors: draft.colorPreference,
  description: draft.description.trim(),
  personality: draft.personality,
  designTheme: draft.designTheme,
  quizAnswers: draft.quizAnswers,
  slogan: draft.slogan.trim(),
  keywords: keywordsOf(draft.description),
  styleDirection: draft.styleDirection,
  fontStyle: draft.fontStyle,
  colorPreference: draft.colorPreference,
  iconPlacement: draft.iconPlacement,
  selectedLogo: draft.selectedLogo,
  logoCustomization: draft.logoCustomization,
  ...(draft.shows === null ? {} : { shows: draft.shows }),
});

/** What was answered of it, as an order takes it. */
export const answeredIn = (data: object): BrandData =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== '')) as BrandData;

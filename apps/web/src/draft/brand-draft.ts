import {
  colorPreferences,
  type Design,
  type FreeDesign,
  fontStyles,
  iconPlacements,
  industries,
  personalities,
  quizQuestions,
  type Shows,
  styleDirections,
  themes,
} from '@brandwright/engine';
import { type GalleryPage, parseGallery } from './gallery-page.ts';
import { ownColorsIn, preferenceOf } from './own-colors.ts';
import { parseShows } from './shows.ts';

/** A design the person chose or liked, with the brief that it was drawn for. */
type KeptDesign = Design;

/** A logo that was put aside under a name of the person's own. */
export interface SavedVersion {
  readonly name: string;
  readonly design: KeptDesign;
  /** In the editor's own terms. */
  readonly customization: Readonly<Record<string, unknown>>;
}

/** Versions that a draft holds: each has the outlines of a whole design. */
export const mostVersions = 6;
/** Characters of a version's name. */
export const longestVersion = 40;

/** What was chosen in the free builder; its name and slogan are the draft's own. */
export type FreeChoices = Omit<FreeDesign, 'businessName' | 'slogan'>;

/**
 * What the wizard knows of a brand: the fields of the product's wizard data (row W-14), and where the person is. Plain JSON; it is
 * kept in the browser, and in the account of whoever is signed in.
 */
export interface BrandDraft {
  readonly version: 1;
  readonly businessName: string;
  readonly description: string;
  /** One of the twelve; empty until chosen. */
  readonly industry: string;
  /** Label of the quiz, `Balanced Brand` and so on; empty until the quiz is complete. */
  readonly personality: string;
  /** Answer by question: energy, personality, values, aesthetic. */
  readonly quizAnswers: Readonly<Record<string, string>>;
  /** Name of a design theme, or empty. */
  readonly designTheme: string;
  readonly styleDirection: string;
  readonly fontStyle: string;
  /** One of the six, or colors of the person’s own as `#RRGGBB`, separated by spaces. */
  readonly colorPreference: string;
  readonly iconPlacement: string;
  readonly slogan: string;
  /** What the mark should show; null while that is left open (row W-17). */
  readonly shows: Shows | null;
  readonly selectedLogo: KeptDesign | null;
  /** What the editor did to it, in the editor's own terms; null for nothing. */
  readonly logoCustomization: Readonly<Record<string, unknown>> | null;
  /** The latest last. */
  readonly savedVersions: readonly SavedVersion[];
  /** Ids of designs marked as favorites. */
  readonly favorites: readonly KeptDesign[];
  /** Null until something is chosen there. Stored by an older page, it may hold values that are no longer offered. */
  readonly freeDesign: FreeChoices | null;
  /** What stands in the gallery; null until it was opened. */
  readonly gallery: GalleryPage | null;
  /** 1–7. */
  readonly step: number;
}

export const emptyDraft: BrandDraft = {
  version: 1,
  businessName: '',
  description: '',
  industry: '',
  personality: '',
  quizAnswers: {},
  designTheme: '',
  styleDirection: '',
  fontStyle: '',
  colorPreference: '',
  iconPlacement: '',
  slogan: '',
  shows: null,
  selectedLogo: null,
  logoCustomization: null,
  savedVersions: [],
  favorites: [],
  freeDesign: null,
  gallery: null,
  step: 1,
};

/** Values a field may take, where it is a choice: another version of the product may have stored others. */
const choices: Readonly<Record<string, readonly string[]>> = {
  industry: industries,
  personality: personalities,
  designTheme: themes.map(({ name }) => name),
  styleDirection: styleDirections,
  fontStyle: fontStyles,
  colorPreference: colorPreferences,
  iconPlacement: iconPlacements,
};

/** Reads a stored draft. What is not of its kind falls back to empty, field by field: one bad field loses nothing else. */
export function parseDraft(text: string | null): BrandDraft {
  const stored = jsonObject(text);
  const draft: Record<string, unknown> = { ...emptyDraft };
  for (const [field, fallback] of Object.entries(emptyDraft)) {
    const value = stored[field];
    if (value === undefined || !sameKind(value, fallback)) continue;
    const allowed = choices[field];
    if (allowed === undefined || allowed.includes(value as string) || isOwnColors(field, value)) draft[field] = value;
  }
  draft.quizAnswers = answersIn(draft.quizAnswers as Readonly<Record<string, unknown>>);
  draft.savedVersions = versionsIn(draft.savedVersions as readonly Readonly<Record<string, unknown>>[]);
  draft.freeDesign = freeChoicesIn(draft.freeDesign as Readonly<Record<string, unknown>> | null);
  return { ...(draft as unknown as BrandDraft), gallery: parseGallery(stored.gallery), shows: parseShows(stored.shows) };
}

const isOwnColors = (field: string, value: unknown): boolean =>
  field === 'colorPreference' && typeof value === 'string' && value !== '' && preferenceOf(ownColorsIn(value)) === value;

const versionsIn = (stored: readonly Readonly<Record<string, unknown>>[]): readonly object[] =>
  stored
    .flatMap(({ name, design, customization }) =>
      typeof name === 'string' && name.length <= longestVersion && isObject(design) && isObject(customization)
        ? [{ name, design, customization }]
        : [],
    )
    .slice(-mostVersions);

const answersIn = (stored: Readonly<Record<string, unknown>>): BrandDraft['quizAnswers'] =>
  Object.fromEntries(
    Object.entries(quizQuestions).flatMap(([question, values]) => {
      const value = values.find((one) => one === stored[question]);
      return value === undefined ? [] : [[question, value]];
    }),
  );

/** The choices among what is stored, whatever they are: some may not be offered any more. */
const freeChoicesIn = (stored: Readonly<Record<string, unknown>> | null): Readonly<Record<string, unknown>> | null =>
  stored === null
    ? null
    : Object.fromEntries(
        ['font', 'icon', 'layout', 'colorScheme'].flatMap((name) =>
          typeof stored[name] === 'string' ? [[name, stored[name]]] : [],
        ),
      );

function jsonObject(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Fields that are empty as null hold objects. */
const sameKind = (value: unknown, fallback: unknown): boolean =>
  fallback === null
    ? value === null || isObject(value)
    : Array.isArray(fallback)
      ? Array.isArray(value) && value.every(isObject)
      : isObject(fallback)
        ? isObject(value)
        : typeof value === typeof fallback;

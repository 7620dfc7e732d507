/** What a person types of a brief. */
export type TypedField = 'name' | 'slogan' | 'description';

/** Of every typed text, in characters; the engine's own (`limits`). */
export const longest: Readonly<Record<TypedField, number>> = { name: 80, slogan: 90, description: 1000 };

/** Every script that our fonts write. */
export const supportedScripts = 'Latin, Greek, Cyrillic, Arabic, Hebrew, Hindi, Bengali, Thai, Chinese, Japanese and Korean';

export const tooLong = (field: TypedField): string =>
  `This ${field} is too long. Keep it to ${longest[field].toLocaleString('en-US')} characters.`;

const unwritable = (field: TypedField): string =>
  `This ${field} has characters that our fonts don’t include. We support ${supportedScripts}.`;

const unreadable = (field: TypedField): string => `We can’t read this ${field}. Please type it again.`;

/** By code of the engine: the one place for how a fault of a name or a slogan is told. */
const sentences: Readonly<Record<string, (field: TypedField) => string>> = {
  'brief.invalid': unreadable,
  'brief.field.unknown': unreadable,
  'brief.field.type': unreadable,
  'brief.field.value': unreadable,
  'brief.field.too_long': tooLong,
  'brief.list.too_long': unreadable,
  'brief.text.control': (field) => `This ${field} contains a line break or a hidden character. Type it on one line.`,
  'brief.text.bidi': (field) => `This ${field} contains hidden text-direction characters. Type it instead of pasting it.`,
  'brief.text.broken': (field) => `Part of this ${field} was lost when you pasted it. Type it instead.`,
  'brief.text.marks': (field) => `This ${field} has too many accents on one letter.`,
  'brief.name.empty': () => 'Type a business name to see logos for it.',
  'brief.name.unsettable': unwritable,
  'brief.slogan.unsettable': unwritable,
  'design.none': (field) => `None of the designs for this ${field} passed our checks. Try another spelling or different choices.`,
};

/** A fault of the engine in the words of our pages; null for one that is about no text. */
export function faultText({ code }: { readonly code: string }, field: TypedField): string | null {
  return sentences[code]?.(field) ?? null;
}

/** The field that a fault is about, if people type it. */
export const typedField = ({ field }: { readonly field?: string | undefined }): TypedField | null =>
  field !== undefined && field in longest ? (field as TypedField) : null;

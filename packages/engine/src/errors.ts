/**
 * Every failure of the engine: a code of this catalogue, the field, what was received and what is allowed.
 * The text is English and safe to show; `received` is shortened and free of control characters.
 */
const catalogue = {
  'brief.invalid': 'The brief must be a single object with named fields.',
  'brief.field.unknown': 'This field isn’t part of a brief.',
  'brief.field.type': 'This field has the wrong type.',
  'brief.field.value': 'This value isn’t one of the allowed options.',
  'brief.field.too_long': 'This text is too long.',
  'brief.list.too_long': 'This list has too many entries.',
  'brief.text.control': 'Line breaks and control characters aren’t allowed.',
  'brief.text.bidi': 'Hidden text-direction characters aren’t allowed.',
  'brief.text.broken': 'This text isn’t valid Unicode.',
  'brief.text.marks': 'There are too many combining marks on one letter.',
  'brief.name.empty': 'Please enter a business name.',
  'brief.name.unsettable': 'Our fonts don’t include every character in this name.',
  'brief.slogan.unsettable': 'Our fonts don’t include every character in this slogan.',
  'design.none': 'No design for this brief passed every check.',
  'face.missing': 'A font was requested before its data was loaded.',
  'face.broken': 'This data isn’t a font that can be shaped.',
  'scene.number': 'A drawing contains a number that isn’t finite.',
  'scene.ink': 'A color in the drawing has no CMYK values.',
  'edit.invalid': 'A customization must be a single object with named fields.',
  'edit.field.unknown': 'This field isn’t part of a customization.',
  'edit.field.type': 'This field has the wrong type.',
  'edit.field.value': 'This value isn’t one of the allowed options.',
  'design.edit': 'This change can’t be applied to this design.',
  'design.refused': 'This change would make the logo hard to read or reproduce.',
  'design.foreign': 'This engine draws something else from this design’s genome and this brief.',
  'design.invalid': 'This isn’t a design document.',
  'design.version': 'This design document is in a version that can’t be read here.',
} as const satisfies Record<string, string>;

export type EngineErrorCode = keyof typeof catalogue;

/** All codes of the engine, for tables that must cover them. */
export const engineErrorCodes = Object.keys(catalogue) as readonly EngineErrorCode[];

/** Details of a fault. `received` is shown to people, so keep secrets out of it. */
export interface FaultDetail {
  /** The field of the brief, as the caller spells it. Absent if no field is at fault. */
  readonly field?: string;
  /** What was received, cut to 80 characters. */
  readonly received?: string;
  /** What would be accepted, in words or as a list. */
  readonly allowed?: string;
}

/** An expected failure, as data. Parsers return it. */
export interface EngineFault extends FaultDetail {
  readonly code: EngineErrorCode;
  /** One plain sentence with field, value and what is allowed. */
  readonly message: string;
}

/** The only error that the engine throws. */
export class EngineError extends Error {
  readonly fault: EngineFault;
  constructor(fault: EngineFault) {
    super(fault.message);
    this.name = 'EngineError';
    this.fault = fault;
  }
}

/** A value, or the faults that prevented it. Parsers return this; everything else throws. */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly faults: readonly EngineFault[] };

const visible = (text: string): string => {
  const clean = text.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '\u{FFFD}');
  return clean.length > 80 ? `${clean.slice(0, 79)}…` : clean;
};

/** Creates a fault. Its sentence gives field, received value and allowed values, in this order. */
export function fault(code: EngineErrorCode, detail: FaultDetail = {}): EngineFault {
  const received = detail.received === undefined ? undefined : visible(detail.received);
  const where = detail.field === undefined ? '' : `${detail.field}: `;
  const what = received === undefined ? '' : ` Received “${received}”.`;
  const may = detail.allowed === undefined ? '' : ` Allowed: ${detail.allowed}.`;
  return {
    code,
    message: `${where}${catalogue[code]}${what}${may}`,
    ...(detail.field === undefined ? {} : { field: detail.field }),
    ...(received === undefined ? {} : { received }),
    ...(detail.allowed === undefined ? {} : { allowed: detail.allowed }),
  };
}

/** Throws an error of the catalogue. */
export function fail(code: EngineErrorCode, detail: FaultDetail = {}): never {
  throw new EngineError(fault(code, detail));
}

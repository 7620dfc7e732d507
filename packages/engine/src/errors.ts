/**
 * The one way the engine fails: a code of this catalogue, the field it concerns, what came and what is allowed.
 * The text is English and safe to show to a person; `received` is cut and stripped of control characters.
 */
const catalogue = {
  'brief.invalid': 'The brief must be a single object with named fields.',
  'brief.field.unknown': 'This field isn’t part of a brief.',
  'brief.field.type': 'This field has the wrong type.',
  'brief.field.value': 'This value isn’t one of the allowed options.',
  'brief.field.too_long': 'This text is too long.',
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
  'scene.ink': 'A color in the drawing has no process inks in the table.',
  'edit.invalid': 'A customization must be a single object with named fields.',
  'edit.field.unknown': 'This field isn’t part of a customization.',
  'edit.field.type': 'This field has the wrong type.',
  'edit.field.value': 'This value isn’t one of the allowed options.',
  'design.edit': 'This change can’t be applied to this design.',
  'design.refused': 'This change would make the logo hard to read or reproduce.',
  'design.invalid': 'This isn’t a design document.',
  'design.version': 'This design document is in a version that can’t be read here.',
} as const satisfies Record<string, string>;

export type EngineErrorCode = keyof typeof catalogue;

/** Every code of the engine, for tables that must cover them all. */
export const engineErrorCodes = Object.keys(catalogue) as readonly EngineErrorCode[];

/** What a fault says beside its code. `received` is shown to people: keep secrets out of it. */
export interface FaultDetail {
  /** The field of the brief, in the caller's own spelling; absent when no field is at fault. */
  readonly field?: string;
  /** What came, cut to 80 characters. */
  readonly received?: string;
  /** What would have been accepted, in words or as a list. */
  readonly allowed?: string;
}

/** An expected failure, as data: what parsers return. */
export interface EngineFault extends FaultDetail {
  readonly code: EngineErrorCode;
  /** One plain sentence naming field, value and what is allowed. */
  readonly message: string;
}

/** Anything unexpected inside the engine is thrown as this, and only this. */
export class EngineError extends Error {
  readonly fault: EngineFault;
  constructor(fault: EngineFault) {
    super(fault.message);
    this.name = 'EngineError';
    this.fault = fault;
  }
}

/** A value, or the faults that kept it from being made. Parsers return it; everything else throws. */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly faults: readonly EngineFault[] };

const visible = (text: string): string => {
  const clean = text.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '\u{FFFD}');
  return clean.length > 80 ? `${clean.slice(0, 79)}…` : clean;
};

/** Builds a fault whose sentence names field, received value and allowed values, in that order. */
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

/** Throws the catalogued error. */
export function fail(code: EngineErrorCode, detail: FaultDetail = {}): never {
  throw new EngineError(fault(code, detail));
}

/**
 * Every failure of the press: a code of this catalogue, what was received and what is allowed, in the
 * engine's format. `received` is safe to show. The reason why a process ended is in `cause`, for logs only.
 */
const catalogue = {
  'press.busy': 'Too many jobs are waiting.',
  'press.cancelled': 'Nobody is waiting for this job anymore.',
  'press.time': 'The job took too long and was stopped.',
  'press.memory': 'The job needed too much memory and was stopped.',
  'press.aborted': 'The process working on this job gave up.',
  'press.crashed': 'The process working on this job ended.',
  'press.closed': 'The press is closed.',
  'press.unavailable': 'We couldn’t start a process.',
  'press.failed': 'The job failed for an unexpected reason.',
  'press.face.unknown': 'There’s no font with this ID.',
  'press.face.unreadable': 'The file for this font can’t be read.',
  'press.profile.unreadable': 'This ICC profile can’t be read, or it isn’t a CMYK profile.',
  'press.raster.size': 'An image must be 1 to 4,096 pixels wide and 1 to 4,096 pixels tall.',
  'press.raster.content': 'This drawing contains something that can’t be drawn here.',
  'press.raster.broken': 'This drawing can’t be read.',
} as const satisfies Record<string, string>;

export type PressErrorCode = keyof typeof catalogue;

/** What the press says of itself and of who waits, and nothing of the job: it may be done later. */
export const passingCodes: ReadonlySet<PressErrorCode> = new Set<PressErrorCode>([
  'press.busy',
  'press.cancelled',
  'press.closed',
  'press.unavailable',
]);

/** All codes of the press, for tables that must cover them. */
export const pressErrorCodes = Object.keys(catalogue) as readonly PressErrorCode[];

export interface PressFaultDetail {
  /** What was received, cut to 80 characters, without control characters. */
  readonly received?: string;
  /** What would have been accepted. */
  readonly allowed?: string;
  /** Seconds until a retry makes sense. */
  readonly retryAfter?: number;
}

export interface PressFault extends PressFaultDetail {
  readonly code: PressErrorCode;
  /** One plain sentence, with what was received and what is allowed. */
  readonly message: string;
}

export class PressError extends Error {
  readonly fault: PressFault;
  constructor(fault: PressFault, cause?: unknown) {
    super(fault.message, cause === undefined ? undefined : { cause });
    this.name = 'PressError';
    this.fault = fault;
  }
}

const visible = (text: string): string => {
  const clean = text.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '\u{FFFD}');
  return clean.length > 80 ? `${clean.slice(0, 79)}…` : clean;
};

/** Creates an error of the catalogue. `cause` is for logs and never shown. */
export function pressError(code: PressErrorCode, detail: PressFaultDetail = {}, cause?: unknown): PressError {
  const received = detail.received === undefined ? undefined : visible(detail.received);
  const what = received === undefined ? '' : ` Received “${received}”.`;
  const may = detail.allowed === undefined ? '' : ` Allowed: ${detail.allowed}.`;
  const fault: PressFault = {
    code,
    message: `${catalogue[code]}${what}${may}`,
    ...(received === undefined ? {} : { received }),
    ...(detail.allowed === undefined ? {} : { allowed: detail.allowed }),
    ...(detail.retryAfter === undefined ? {} : { retryAfter: detail.retryAfter }),
  };
  return new PressError(fault, cause);
}

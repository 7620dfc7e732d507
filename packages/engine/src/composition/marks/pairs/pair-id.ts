/** How the two things of a name stand in one mark: side by side with an ampersand, crossed, or one cut out of the other. */
export const pairKinds = ['flanked', 'crossed', 'inlaid'] as const;
export type PairKind = (typeof pairKinds)[number];

export interface PairId {
  readonly kind: PairKind;
  /** The parts, in the order of the name. */
  readonly first: string;
  readonly second: string;
}

export const pairId = (kind: PairKind, first: string, second: string): string => `${kind}/${first}+${second}`;

const pattern = /^([a-z]+)\/((?:[a-z]+~)?[a-z0-9-]+)\+((?:[a-z]+~)?[a-z0-9-]+)$/u;

/** Reads such an id. Null for any other. */
export function readPairId(id: string): PairId | null {
  const [, name = '', first = '', second = ''] = pattern.exec(id) ?? [];
  const kind = pairKinds.find((known) => known === name);
  return kind === undefined ? null : { kind, first, second };
}

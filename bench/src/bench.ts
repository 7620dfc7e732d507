import type { Figure } from './figure.ts';

/** A group of figures that are measured together; `name` is what `--only` takes. */
export interface Bench {
  readonly name: string;
  readonly title: string;
  /** A string tells why it cannot be measured here. */
  readonly run: () => Promise<readonly Figure[] | string>;
}

import type { Random } from '../../../random.ts';
import type { Construction } from './construction.ts';
import { countedBy } from './outlines/counted.ts';

/** Forms of one construction offered to a set: enough to vary, few enough that another name gets others. */
const formsOffered = 5;
/** Probability that a counting form missed by chance replaces another. */
const countedOffered = 0.4;

/** Forms of a construction for a name, and whether each counts something of it. The same name gives the same forms. */
export function formsFor(
  c: Pick<Construction, 'forms' | 'counts'>,
  name: string,
  random: Random,
): readonly (readonly [form: string, counted: boolean])[] {
  const rest = c.forms.map((form) => [form, c.counts !== null && countedBy(Number.parseInt(form, 10), name) !== null] as const);
  const out: (readonly [string, boolean])[] = [];
  while (rest.length > 0 && out.length < formsOffered) {
    const [chosen] = rest.splice(random.below(rest.length), 1);
    if (chosen !== undefined) out.push(chosen);
  }
  const counted = rest.filter(([, is]) => is);
  // Not every time: two clients whose names are equally long would get the same form.
  if (random.next() < countedOffered && counted.length > 0 && !out.some(([, is]) => is))
    out[out.length - 1] = random.pick(counted);
  return out;
}

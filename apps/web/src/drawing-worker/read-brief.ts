import { type Brief, parseBrief, type Shows } from '@brandwright/engine';
import { Refused } from './failure.ts';

/** Fields of a brief as they cross to the worker; absent and empty ones are left to the engine. */
export type BriefInput = Readonly<
  Partial<Record<Exclude<keyof Brief, 'letters' | 'emoji' | 'quiz' | 'shows'>, string | null>>
> & {
  readonly name: string;
  readonly quiz?: Readonly<Record<string, string>>;
  readonly shows?: Shows;
};

/** Throws Refused with the engine's first fault. */
export function readBrief(input: BriefInput): Brief {
  const parsed = parseBrief(input);
  if (!parsed.ok) throw new Refused(parsed.faults[0]);
  return parsed.value;
}

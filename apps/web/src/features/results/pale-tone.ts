import { contrast } from '../hero/picture.ts';
import { apart, legible, mixed } from '../home-showcase/tones.ts';

const paper = '#FFFFFF';

/** A ground and an ink that reads on it. */
export interface Tone {
  readonly ground: string;
  readonly ink: string;
}

/** A pale tone of a brand that is told from what stands beside it; null where none of its colors has one. */
export function paleTone(colors: readonly string[], ink: string, beside: string): Tone | null {
  const tones = colors.flatMap((hex) => [mixed(hex, paper, 0.72), mixed(hex, paper, 0.5)]);
  const ground = tones.find((tone) => apart(tone, beside) && contrast(legible(ink, tone), tone) >= 4.5);
  return ground === undefined ? null : { ground, ink: legible(ink, ground) };
}

import type { Face } from '../concepts/face.ts';
import { coveringFaces } from '../concepts/face-rank.ts';
import type { Traits } from '../concepts/typeface.ts';
import { digits, voiceDistance } from '../concepts/voice.ts';
import type { EditorVoice } from './customization.ts';

/** Formal, playful, bold, elegant, technical, warm, vintage; in ninths. */
const voices: Readonly<Record<EditorVoice, Traits>> = {
  bold: digits('3494442'),
  elegant: digits('8129134'),
  playful: digits('1953283'),
  minimal: digits('5226640'),
  warm: digits('4354187'),
};

/** How many faces of a voice are tried. */
const tried = 6;
/** How many of them begin, in turn, so that the designs of a kit do not all get the same face. */
const beginning = 3;
/** What an overused face costs, as a distance. */
const staleness = 0.06;

/** Name faces that can set the text, those nearest to a voice first, beginning elsewhere for each slot. */
export function facesInVoice(voice: EditorVoice, text: string, slot: number): readonly Face[] {
  const away = ({ traits, freshness }: Face): number => voiceDistance(traits, voices[voice]) + staleness * (1 - freshness);
  const nearest = [...coveringFaces(text)].sort((a, b) => away(a) - away(b) || (a.id < b.id ? -1 : 1)).slice(0, tried);
  const first = slot % Math.min(beginning, Math.max(1, nearest.length));
  return [...nearest.slice(first), ...nearest.slice(0, first)];
}

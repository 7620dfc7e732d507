import { contrast } from '../hero/picture.ts';
import type { Warning } from './edited-logo.ts';

const parts: Readonly<Record<Warning['part'], string>> = { name: 'Name', slogan: 'Slogan', mark: 'Icon' };

/** “1.7:1” */
const ratioText = (ratio: number): string => `${ratio.toFixed(1)}:1`;

/** Cut, not rounded: what is just not enough must not read as enough. */
const cutRatio = (ratio: number): number => Math.floor(ratio * 10) / 10;

/** Contrast from which even small text is easy to read, from which text is, and from which large letters are (WCAG 2.2, 1.4.3 and 1.4.6). */
const levels = [
  [7, 'Easy to read'],
  [4.5, 'Readable'],
  [3, 'Readable if large'],
] as const;

/** “Easy to read 11:1”: in words first. A color that is faint and not `weak` paints nothing that has to be read. */
export function easeText(ratio: number, weak: boolean): string {
  const cut = cutRatio(ratio);
  const word = levels.find(([least]) => cut >= least)?.[1] ?? (weak ? 'Hard to read' : 'For accents only');
  return `${word} ${Number.isInteger(cut) || cut >= 10 ? Math.floor(cut) : cut.toFixed(1)}:1`;
}

/** “Slogan contrast 1.7:1”, for the canvas. */
export const warningTitle = ({ part, ratio }: Warning): string => `${parts[part]} contrast ${ratioText(cutRatio(ratio))}`;

/** What is said once a press has mended it. */
export const fixedSentence = ({ part }: Warning): string => `${parts[part]} contrast fixed`;

/** For the inspector. */
export const warningSentence = ({ part }: Warning): string =>
  part === 'slogan'
    ? 'Hard to read as small text on this background.'
    : `The ${parts[part].toLowerCase()} is hard to see on this background.`;

/** “Darken the color to fix this”: what one press does. Empty where nothing has to be done. */
export const fixText = ({ ratio, needed, fix }: Warning, ground: string): string => {
  const lighter = fix !== null && contrast(fix.value, '#000000') > contrast(ground, '#000000');
  return ratio < needed ? `${lighter ? 'Lighten' : 'Darken'} the color to fix this` : '';
};

import { contrast } from '../hero/picture.ts';
import type { Warning } from './edited-logo.ts';

const parts: Readonly<Record<Warning['part'], string>> = { name: 'Name', slogan: 'Slogan', mark: 'Icon' };

/** “1.7:1” */
export const ratioText = (ratio: number): string => `${ratio.toFixed(1)}:1`;

/** Cut, not rounded: what is just not enough must not read as enough. */
export const cutRatio = (ratio: number): number => Math.floor(ratio * 10) / 10;

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

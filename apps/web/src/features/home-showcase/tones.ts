import { contrast } from '../hero/picture.ts';

const white = '#FFFFFF';

const nearBlack = '#171614';

/** The ink where it can be read on the ground, else the better of white and near-black; black on the few middle tones that take neither. */
export function legible(ink: string, ground: string): string {
  if (contrast(ink, ground) >= 4.5) return ink;
  const better = contrast(white, ground) >= contrast(nearBlack, ground) ? white : nearBlack;
  return contrast(better, ground) >= 4.5 ? better : '#000000';
}

/** Whether two grounds side by side are seen as two. */
export const apart = (a: string, b: string): boolean => contrast(a, b) >= 1.12;

/** `share` of `b` in `a`, channel by channel. */
export function mixed(a: string, b: string, share: number): string {
  const channel = (hex: string, at: number): number => Number.parseInt(hex.slice(at, at + 2), 16);
  const part = (at: number): string =>
    Math.round(channel(a, at) * (1 - share) + channel(b, at) * share)
      .toString(16)
      .padStart(2, '0');
  return `#${part(1)}${part(3)}${part(5)}`.toUpperCase();
}

import type { Drawing, Hex, Paints, Scene } from './scene.ts';

/** The drawings every design has: in full, for dark grounds, in one ink, its mark alone, and that for 32 px and below. */
export const variants = ['full', 'on-dark', 'mono-black', 'mono-white', 'mark', 'mark-small'] as const;
export type Variant = (typeof variants)[number];

/** What variants are made of. */
export interface Drawable {
  readonly scene: Scene;
  /** The mark standing alone: the mark itself, the device, or the initial of a pure wordmark. */
  readonly avatar: Scene;
  /** Its drawing for small sizes, where it needs one. */
  readonly smallAvatar?: Scene;
  /** Paints on the design's own ground, and on its dark one. */
  readonly scheme: { readonly paints: Paints; readonly onDark: Paints };
}

/** One ink for every role: printers then draw the one-color form, whose cut-outs stay open. */
export const oneInk = (ink: Hex, ground: Hex | null): Paints => ({
  ground,
  mark: ink,
  tone: ink,
  accent: ink,
  name: ink,
  second: ink,
  slogan: ink,
});

/** A variant as a drawing. Mono variants have no ground: they are put on what is there. */
export function drawing(design: Drawable, variant: Variant): Drawing {
  switch (variant) {
    case 'full':
      return { scene: design.scene, paints: design.scheme.paints };
    case 'on-dark':
      return { scene: design.scene, paints: design.scheme.onDark };
    case 'mono-black':
      return { scene: design.scene, paints: oneInk('#000000', null) };
    case 'mono-white':
      return { scene: design.scene, paints: oneInk('#FFFFFF', null) };
    case 'mark':
      return { scene: design.avatar, paints: design.scheme.paints };
    case 'mark-small':
      return { scene: design.smallAvatar ?? design.avatar, paints: design.scheme.paints };
    default:
      return variant satisfies never;
  }
}

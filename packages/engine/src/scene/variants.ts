import type { Drawing, Hex, Paints, Scene } from './scene.ts';

/**
 * Versions of every design: full color, for dark grounds, in one ink, the mark alone, and the mark for 32 px
 * and below.
 */
export const variants = ['full', 'on-dark', 'mono-black', 'mono-white', 'mark', 'mark-small'] as const;
export type Variant = (typeof variants)[number];

/** The parts of a design that variants need. */
export interface Drawable {
  readonly scene: Scene;
  /** The mark alone: the mark itself, the device, or the initial of a pure wordmark. */
  readonly avatar: Scene;
  /** Its drawing for small sizes, if it needs one. */
  readonly smallAvatar?: Scene;
  /** Paints for the design's own ground and for its dark ground. */
  readonly scheme: { readonly paints: Paints; readonly onDark: Paints };
}

/** One ink for every role. Printers then draw the one-color version, whose gaps stay open. */
export const oneInk = (ink: Hex, ground: Hex | null): Paints => ({
  ground,
  mark: ink,
  tone: ink,
  accent: ink,
  name: ink,
  second: ink,
  slogan: ink,
});

/** A variant as a drawing. Mono variants have no ground. */
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

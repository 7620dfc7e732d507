import { type Brief, type Design, type DesignSet, themes, typefaces } from '@brandwright/engine';

/** Layouts that answer a placement, as the engine counts them. */
const layouts: Readonly<Record<NonNullable<Brief['iconPlacement']>, readonly Design['archetype'][]>> = {
  left: ['beside', 'monogram'],
  above: ['above', 'monogram'],
  integrated: ['container', 'emblem'],
  wordmark: ['wordmark'],
};

const hands: Readonly<Record<NonNullable<Brief['style']>, Design['style']>> = {
  elegant: 'elegant sophisticated',
  minimalist: 'modern minimalist',
  bold: 'bold statement',
  playful: 'playful friendly',
};

/** How many designs show what was chosen, at least. */
const leastWished = 3;

/** What a place in the engine's own order is worth beside an answer that is followed (1). */
const place = 0.12;

/**
 * The design of a set that the preview shows: the engine's lead, unless another follows more of what was chosen. In a set of
 * eight only some follow a choice to the letter; who picks a serif wants to see a serif.
 */
export function shownOf({ designs, order }: DesignSet, brief: Brief): Design {
  const theme = themes.find(({ name }) => name === brief.theme);
  const worth = (design: Design, rank: number): number => {
    const face = typefaces.find(({ id }) => id === design.genome.face);
    const { archetype, stand } = design.genome;
    const answers: readonly (readonly [followed: boolean, weight: number])[] = [
      [brief.iconPlacement !== null && follows(brief.iconPlacement, archetype, stand), 1.3],
      [brief.fontStyle !== null && face?.style === brief.fontStyle, 1.2],
      [theme !== undefined && brief.fontStyle === null && face?.family === theme.headingFont, 1],
      [brief.style !== null && design.style === hands[brief.style], 0.8],
      [brief.slogan !== '' && design.scene.shapes.some(({ part }) => part === 'slogan'), 0.5],
    ];
    return answers.reduce((sum, [followed, weight]) => sum + (followed ? weight : 0), -place * rank);
  };
  // What the client chose to show comes first, in three designs at least.
  const wished = brief.shows?.letters === true || (brief.shows?.things.length ?? 0) > 0;
  const ranked = (wished ? order.slice(0, leastWished) : order).map((index, rank) => ({
    design: designs[index] as Design,
    rank,
  }));
  return ranked.reduce((best, one) => (worth(one.design, one.rank) > worth(best.design, best.rank) ? one : best)).design;
}

/** A monogram answers “left” or “above” by where it stands. */
function follows(
  placement: NonNullable<Brief['iconPlacement']>,
  archetype: Design['archetype'],
  stand: Design['genome']['stand'],
): boolean {
  if (!layouts[placement].includes(archetype)) return false;
  return archetype !== 'monogram' || (placement === 'left') === (stand === 'beside' || stand === 'divided');
}

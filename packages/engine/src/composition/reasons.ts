import type { Brief } from '../brief/brief.ts';
import type { Scheme } from '../color/scheme.ts';
import type { Concept } from '../concepts/concept.ts';
import type { MarkKind } from '../concepts/style-spec.ts';
import { colorReason } from './color-reason.ts';
import type { Composition } from './compose.ts';
import type { EmblemKind } from './emblems/kinds.ts';
import { faceReason } from './face-reason.ts';
import { isEmblem } from './genome.ts';
import { countedReason } from './marks/drawn/drawn-reason.ts';
import { readHeldId } from './marks/held.ts';
import type { Mark } from './marks/mark.ts';
import { wovenReason } from './marks/weave/weave.ts';
import { agreeing, nounOf } from './noun.ts';
import { askerOf, originReason } from './origin-reason.ts';
import { pairReason } from './pair-reason.ts';
import { letterThing, thingOf } from './thing.ts';
import { showsTraced } from './traced-drawing.ts';

const emblemWords: Readonly<Record<EmblemKind, string>> = {
  roundel: 'The name runs in a circle, like the lettering on a stamp.',
  woodtype: 'Every line of type has the same width and is cut out of one solid shape, as on an old wood-type poster.',
  panel: 'Everything is cut out of one solid shape, like a label or a store sign.',
  horizon: 'The icon rises over the horizon, framed like a view from a window, with the name on the sill.',
};

/** What was done to the picture, if that has a meaning. */
const making: Readonly<Partial<Record<MarkKind, string>>> = {
  badge: ' A fine line inside the edge makes it look like a maker’s stamp.',
  crest: ' The initials above turn it into your own coat of arms.',
  light: ' It shines through an opening in your initial, which is cut out of a disc.',
  counter: ' It sits inside your initial, so the two belong together.',
  'ring-break': ' It breaks out of a ring for a sense of movement.',
  rotate: ' Repeated around a center point, it forms a flower.',
  seal: ' Repeated inside a disc, it makes a pattern you can use anywhere.',
};

/** A letter that is the thing itself, said in two ways. */
const bothAtOnce = [' It doubles as your initial, so letter and picture are one.', ' It is also the first letter of your name.'];

/** Why this mark, face, setting and colors, in plain sentences that a shop owner can repeat. */
export function reasonsFor(
  c: Composition,
  brief: Brief,
  scheme: Scheme,
  concept: Concept | null,
  slot: number,
): readonly string[] {
  const missing = brief.slogan !== '' && c.genome.slogan && !c.hasSlogan;
  return [
    markReason(c, brief, concept, slot),
    faceReason(c, brief, slot),
    colorReason(scheme, brief, slot),
    ...(missing ? ['Your slogan is left out here because it wouldn’t fit, or would be too small to read.'] : []),
  ];
}

/** How a picture in a plain form is made, by the form. */
const heldWords: Readonly<Record<string, string>> = {
  disc: ' It is cut out of a disc, so it works as an app icon, too.',
  squircle: ' It is cut out of a rounded square, so it works as an app icon, too.',
};

function markReason(c: Composition, brief: Brief, concept: Concept | null, slot: number): string {
  const { genome, mark } = c;
  if (mark !== null && genome.traced !== undefined && showsTraced(mark.id, genome.traced))
    return `An AI model (${genome.traced.maker}) drew the icon for your business, and we redrew it in clean curves.`;
  if (mark === null) return isEmblem(genome.stand) ? emblemWords[genome.stand] : letteringReason(c, brief, concept, slot);
  const formed = heldWords[readHeldId(mark.id.slice('held/'.length))?.form ?? ''] ?? '';
  const pair = pairReason(mark.id, brief, slot, genome.stand === 'beside' || genome.stand === 'divided');
  if (pair !== null)
    return `${pair}${agreeing(formed, nounOf(mark.id.includes('flanked') ? 'icons' : 'icon'))}${emblemReason(c)}`;
  if (concept === null) return `${formReason(mark, slot)}${emblemReason(c)}`;
  const asker = askerOf(c, brief, concept);
  const thing = thingOf(mark.id, mark.kind, concept, asker);
  const made =
    mark.kind === 'drawn'
      ? spaced(countedReason(mark.id, brief.letters))
      : mark.kind === 'letter-idea'
        ? pick(bothAtOnce, slot)
        : formed || (making[mark.kind] ?? '');
  return `${originReason(thing, asker, brief, slot)}${agreeing(made, thing)}${emblemReason(c)}`;
}

const spaced = (sentence: string): string => (sentence === '' ? '' : ` ${sentence}`);

/** What was done to the letters of a name that stands without an icon. */
function letteringReason(c: Composition, brief: Brief, concept: Concept | null, slot: number): string {
  const { treatment } = c.genome;
  const asker = askerOf(c, brief, concept);
  const shown = letterThing(c.genome.mark, concept, asker);
  const picture = (made: string): string => `${originReason(shown, asker, brief, slot)} ${agreeing(made, shown)}`;
  // Only a word that means the thing explains a letter that turns into it: a moon says nothing about yoga.
  const idea = asker.as === 'thing' ? `The idea comes from ${asker.quoted} in ${asker.place}. ` : '';
  switch (treatment) {
    case 'ampersand':
      return 'The ampersand is the centerpiece and holds the two halves of the name together.';
    case 'justified':
      return 'Every line is the same width, as on an old poster, so the name forms a solid block.';
    case 'plate':
      return 'The name is cut out of a solid shape, so it works on any photo or background.';
    case 'descriptor':
    case 'aside':
      return 'The first part of the name is large, and the rest follows in smaller letters.';
    case 'two-weight':
      return 'One part of the name is bold and the other is light, so each is easy to pick out.';
    case 'two-tone':
      return 'The two parts of the name are in different colors, so each is easy to pick out.';
    case 'barred':
      return 'A single bar, as thick as the strokes of the letters, gives the name a base.';
    case 'framed':
      return 'A frame around the name, half as heavy as the letters, makes it look like a sign.';
    case 'ruled':
      return 'Fine lines, as thin as the thinnest strokes of the letters, set the name apart.';
    case 'picture-letter':
      return picture('It replaces one letter, and the name is still easy to read.');
    case 'picture-dot':
      return picture('It replaces the dot on one of the letters.');
    case 'picture-initial':
      return picture('It takes the place of the first letter, so no separate icon is needed.');
    case 'orbit':
      return `${idea}The round “o” becomes a ring with a small moon traveling around it.`;
    case 'counter-arrow':
      return `${idea}The “A” is filled in, and an arrow points through it to suggest progress.`;
    case 'snowcap':
      return `${idea}The “A” is filled in to form a mountain peak with snow on top.`;
    case 'lit-counter':
      return `${idea}The round “o” becomes a window with a light inside.`;
    case 'tilted':
      return picture('The two lines of the name tilt slightly upward, and the picture fills the space they leave.');
    case 'bar-letter':
      return 'The “E” is drawn as three bars, one above the other.';
    case 'joined':
      return 'Two neighboring letters share a stroke, drawn just for this name.';
    case 'open-a':
      return openAReason(brief.letters);
    case 'stencil':
      return 'Small gaps break the letters where their strokes are thinnest, as in a stencil.';
    case 'pictured':
      return picture('One letter takes its shape, drawn with the same strokes as the others.');
    case 'plain':
      return 'The name stands on its own. Well-chosen, evenly spaced letters are all it needs.';
    default:
      return treatment satisfies never;
  }
}

const openAReason = (name: string): string =>
  `${name.replace(/[^a]/giu, '').length > 1 ? 'The “A”s have no crossbars' : 'The “A” has no crossbar'}, which gives the name a light, open look.`;

/** How the name is held by its own sign; empty when it is not. */
const emblemReason = ({ genome: { stand } }: Composition): string => (isEmblem(stand) ? ` ${emblemWords[stand]}` : '');

function formReason(mark: Mark, slot: number): string {
  switch (mark.kind) {
    case 'petal':
      return slot % 2 === 0
        ? 'The letters of your name decide the number and shape of the petals on this flower.'
        : 'This flower is drawn from simple shapes. The letters of your name decide how many petals it has.';
    case 'notch':
      return 'Your initial is cut from one solid block with as few cuts as possible.';
    case 'cut-disc':
      return 'Your initial cuts through a disc and runs off its edge, so letter and shape become one.';
    case 'track':
      return 'Your initial is drawn in parallel lines, like the lanes of a running track.';
    case 'pinwheel':
      return 'Your initial is repeated around a center point to form a pinwheel.';
    case 'horizon':
      return 'Your initial breaks into bands toward the bottom, like the sun setting over water.';
    case 'ring-bar':
      return 'A ring and a bar of the same width form your initial.';
    case 'pipes':
      return 'Two pieces with an even gap between them form your initial, like parts that work as one.';
    case 'light':
      return 'Your initial is cut out of a disc, and light shines through one of its openings.';
    case 'fold':
      return 'Your initial is folded from flat strips, each laid over the next.';
    case 'shared-stem':
      return 'Both initials share one upright stroke, so neither is complete without the other.';
    case 'ribbon':
      return 'Your initial is made of bands of the same width, with even gaps between them.';
    case 'weave':
      return wovenReason(mark.id);
    case 'cube':
      return 'Each of your two initials sits on its own side of a solid cube.';
    case 'block':
      return 'Your initials fill a square from edge to edge, like a printed block.';
    case 'ring':
      return [...mark.id].length > 'ring/'.length + 1
        ? 'A fine ring, as thin as the thinnest strokes of the letters, holds your initials together.'
        : 'A fine ring, as thin as the thinnest strokes of the letter, frames your initial.';
    case 'pair':
      return 'Your two initials stand side by side with a fine line between them, like partners.';
    default:
      return [...(mark.id.split(/[/+]/u).at(-1) ?? '')].length > 1
        ? 'Your initials are cut out of a simple solid shape, so they stay clear even when small.'
        : 'Your initial is cut out of a simple solid shape, so it stays clear even when small.';
  }
}

const pick = (ways: readonly string[], slot: number): string => ways[slot % ways.length] as string;

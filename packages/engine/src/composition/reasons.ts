import type { Brief } from '../brief/brief.ts';
import type { Scheme } from '../color/scheme.ts';
import type { Concept } from '../concepts/concept.ts';
import type { MarkKind } from '../concepts/style-spec.ts';
import { colorReason } from './color-reason.ts';
import type { Composition } from './compose.ts';
import type { EmblemKind } from './emblems/kinds.ts';
import { faceReason } from './face-reason.ts';
import { isEmblem } from './genome.ts';
import { drawnReason } from './marks/drawn/drawn-reason.ts';
import type { Mark } from './marks/mark.ts';
import { wovenReason } from './marks/weave/weave.ts';

const emblemWords: Readonly<Record<EmblemKind, string>> = {
  roundel: 'The name runs around it like a stamp, so that name and picture are one sign.',
  woodtype: 'Every row is cut to one width from one plate, as posters were once set in wood.',
  panel: 'Picture and name are cut out of one solid, like a label or a shop sign.',
  horizon: 'It rises over a horizon in a window whose sill carries the name.',
};

/** What was done to the picture, if that has a meaning. */
const making: Readonly<Partial<Record<MarkKind, string>>> = {
  badge: ' A fine line inside the edge makes it a maker’s stamp.',
  crest: ' With the initials over it, it becomes a coat of arms of your own.',
  'letter-idea': ' Drawn with the strokes of its initial, so that letter and picture are one sign.',
  light: ' A beam of it falls through an opening of the initial, which is cut from a disc.',
  counter: ' It stands inside the first letter of the name, so that neither would do alone.',
  'ring-break': ' It breaks out of its ring, as if it were on its way.',
  rotate: ' Turned about one centre, it becomes a flower that no one else has.',
  seal: ' Repeated in a disc, it becomes a pattern for wrappers and bags.',
};

/** Whom a picture represents, if only the trade led to it. */
const tradeWords: Readonly<Record<Brief['industry'], string>> = {
  'Food & Beverage': 'people who feed others',
  Technology: 'a technology business',
  Healthcare: 'a place of care',
  Finance: 'a house that looks after money',
  Retail: 'a shop with taste',
  'Creative Services': 'creative work',
  Consulting: 'people who give advice',
  'E-commerce': 'a shop that comes to the door',
  Education: 'a place to learn',
  'Real Estate': 'people who open doors',
  'Fitness & Wellness': 'a place for body and mind',
  Other: 'a business like yours',
};

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
    ...(missing
      ? ['The slogan is left out here: under this setting of the name it would be too wide or too small to read.']
      : []),
  ];
}

function markReason(c: Composition, brief: Brief, concept: Concept | null, slot: number): string {
  const { genome, mark } = c;
  const initials = brief.letters;
  if (mark === null) {
    if (isEmblem(genome.stand)) return emblemWords[genome.stand];
    switch (genome.treatment) {
      case 'ampersand':
        return 'The ampersand is the picture: it holds the two halves of the name together.';
      case 'justified':
        return 'Every line is set to one width, like wood type on a poster, so the name stands as a block.';
      case 'plate':
        return 'The name is cut out of a solid plate, so that it holds on any picture and any ground.';
      case 'descriptor':
      case 'aside':
        return 'The name speaks first; what the business does stands small beneath it.';
      case 'two-weight':
      case 'two-tone':
        return 'Two voices, one strong and one quiet, let the eye take the name in two steps.';
      case 'barred':
        return 'One bar, as heavy as a stem, gives the name ground to stand on.';
      case 'framed':
        return 'A frame half as heavy as the letters makes the name a sign.';
      case 'ruled':
        return 'Fine lines, kin to the thinnest strokes of the letters, give the name its place.';
      case 'picture-letter':
        return `${from(c, brief, slot)}: ${concept?.says ?? 'one small picture'}. One letter gives way to it, and the name still reads as the name.`;
      case 'picture-dot':
        return `${from(c, brief, slot)}: ${concept?.says ?? 'one small picture'}. It sits where the dot of a letter was, and nothing else is needed.`;
      case 'picture-initial':
        return `${from(c, brief, slot)}: ${concept?.says ?? 'one small picture'}. It is drawn as the first letter of the name, so that no sign needs to stand beside it.`;
      case 'orbit':
        return `${genome.word === null ? 'A round letter offers it' : from(c, brief, slot)}: the o is a ring, and a small moon travels round it.`;
      case 'counter-arrow':
        return `${from(c, brief, slot)}: the A is filled, and an arrow is driven into it, moving on.`;
      case 'snowcap':
        return `${from(c, brief, slot)}: the A is filled and becomes a peak, with snow on its top.`;
      case 'lit-counter':
        return `${genome.word === null ? 'A round letter offers it' : from(c, brief, slot)}: there is light in the window of the o.`;
      case 'tilted':
        return `${from(c, brief, slot)}: two lines set tight and turned a little upward, the picture in the space they leave.`;
      case 'bar-letter':
        return `${genome.word === null ? 'The E offers it' : from(c, brief, slot)}: the E is three bars, one upon the other.`;
      case 'joined':
        return 'Two neighbors share one bar: a ligature drawn for this name, so that its letters hold together.';
      case 'open-a':
        return 'The A stands without its bar, two strokes and the space between: the name becomes a drawing of lines.';
      case 'stencil':
        return 'Fine bridges part the letters where their strokes are thinnest, like a stencil: the name is drawn by what is left out.';
      case 'pictured':
        return `${from(c, brief, slot)}: ${concept?.says ?? 'one small picture'}. One letter is drawn as the thing itself, in the strokes of the others.`;
      case 'plain':
        return 'The letters alone: well chosen and evenly spaced, they are enough for this name.';
      default:
        return genome.treatment satisfies never;
    }
  }
  if (concept !== null) {
    const made = mark.kind === 'drawn' ? ` ${drawnReason(mark.id, brief.letters)}` : (making[mark.kind] ?? '');
    return `${from(c, brief, slot)}: ${concept.says}.${made}${emblemReason(c)}`;
  }
  return `${formReason(mark, initials, slot)}${emblemReason(c)}`;
}

/** Why the name is inside its own sign; empty if it is not. */
const emblemReason = ({ genome: { stand } }: Composition): string => (isEmblem(stand) ? ` ${emblemWords[stand]}` : '');

function formReason(mark: Mark, initials: string, slot: number): string {
  switch (mark.kind) {
    case 'petal':
      return slot % 2 === 0
        ? `A form with as many leaves as this name asks for; one of them stands out, as ${initials} should.`
        : 'A flower of plain forms, counted and turned by the letters of the name, so that no other name has it.';
    case 'notch':
      return 'The initial is cut from one solid block with as few cuts as will spell it.';
    case 'cut-disc':
      return 'The initial slices a disc and runs off its edge, so that letter and shape need each other.';
    case 'track':
      return 'The initial runs in parallel lines, like lanes of a track: one movement, held together.';
    case 'pinwheel':
      return 'The initial turns about one point until it becomes a sign of its own.';
    case 'horizon':
      return 'The initial stands over a horizon: bands of light widen towards its foot.';
    case 'ring-bar':
      return 'One ring and one bar of the same width spell the initial; nothing else is needed.';
    case 'pipes':
      return 'Two pieces with one even gap between them spell the initial: parts that work as one.';
    case 'light':
      return 'The initial is cut from a disc, and light falls through one of its openings.';
    case 'fold':
      return 'The initial is laid from flat strips, one over the other: simple parts, carefully joined.';
    case 'shared-stem':
      return 'Both initials stand on one stem: neither is whole without the other.';
    case 'ribbon':
      return 'The initial is laid from one even band in two inks, with the same gap wherever its pieces meet.';
    case 'weave':
      return wovenReason(mark.id);
    case 'cube':
      return 'Two initials, each on its own face of one solid block.';
    case 'block':
      return 'The initials fill one square to its edges, so that they stand like a printed block.';
    case 'ring':
      return [...mark.id].length > 'ring/'.length + 1
        ? 'A fine ring, kin to the thinnest strokes of the letters, holds the initials together.'
        : 'A fine ring, kin to the thinnest strokes of the letter, closes the initial into one sign.';
    case 'pair':
      return 'Two initials, one hairline between them: a partnership in three strokes.';
    default:
      return 'What the name begins with is cut out of a simple solid, so that it stays clear at any size.';
  }
}

/** Source of the idea: a word of the name, of the description, or the trade. The wording varies by slot. */
function from({ genome: { word } }: Composition, brief: Brief, slot: number): string {
  const pick = (ways: readonly string[]): string => ways[slot % ways.length] as string;
  if (word === null) {
    const trade = tradeWords[brief.industry];
    return pick([`A picture for ${trade}`, `What ${trade} can stand for`, `It speaks for ${trade}`]);
  }
  const named = asWritten(word, brief.name);
  const quoted = `“${named ?? asWritten(word, brief.description) ?? asWritten(word, brief.slogan) ?? word}”`;
  return named !== null
    ? pick([
        `The picture comes from ${quoted} in the name`,
        `${quoted} in the name leads to it`,
        `It takes the name at its word, ${quoted}`,
        `The name says ${quoted}, the picture answers`,
      ])
    : pick([
        `You wrote ${quoted}, and the picture answers`,
        `It comes from your word ${quoted}`,
        `${quoted} is what you do, and this is what it says`,
        `Behind it stands your word ${quoted}`,
      ]);
}

/** A word with the client's own capitals. Null if the text does not contain it. */
function asWritten(word: string, text: string): string | null {
  const at = text.toLowerCase().indexOf(word);
  if (at < 0) return null;
  const written = text.slice(at, at + word.length);
  return written.toLowerCase() === word ? written : word;
}

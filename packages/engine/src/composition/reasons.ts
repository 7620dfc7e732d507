import type { Brief } from '../brief/brief.ts';
import type { Scheme } from '../color/scheme.ts';
import type { Concept } from '../concepts/concept.ts';
import type { TraitName } from '../concepts/typeface.ts';
import { traitNames } from '../concepts/typeface.ts';
import type { Composition } from './compose.ts';

const traitWords: Readonly<Record<TraitName, string>> = {
  formal: 'formal',
  playful: 'playful',
  bold: 'bold',
  elegant: 'elegant',
  technical: 'technical',
  warm: 'warm',
  vintage: 'classic',
};

/** Why this mark, this face, this setting and these colours, in plain sentences a shop owner can repeat. */
export function reasonsFor(c: Composition, brief: Brief, scheme: Scheme, concept: Concept | null): readonly string[] {
  const missing = brief.slogan !== '' && c.genome.slogan && !c.hasSlogan;
  return [
    markReason(c, brief, concept),
    faceReason(c, brief),
    colourReason(scheme),
    ...(missing
      ? ['The slogan is left out here: under this setting of the name it would be too wide or too small to read.']
      : []),
  ];
}

function markReason(c: Composition, brief: Brief, concept: Concept | null): string {
  const { genome, mark } = c;
  const initials = brief.letters;
  if (mark === null) {
    switch (genome.treatment) {
      case 'ampersand':
        return 'The ampersand is the picture: it holds the two halves of the name together.';
      case 'dot':
        return 'One dot of the name carries the accent; nothing else is needed.';
      case 'justified':
        return 'Every line is set to one width, like wood type on a poster, so the name stands as a block.';
      case 'plate':
        return 'The name is cut out of a solid plate, so that it holds on any picture and any ground.';
      case 'descriptor':
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
      case 'plain':
        return 'The letters alone: well chosen and evenly spaced, they are enough for this name.';
      default:
        return genome.treatment satisfies never;
    }
  }
  if (concept !== null) {
    const from =
      genome.word === null
        ? `It fits ${brief.industry === 'Other' ? 'the business' : brief.industry}`
        : `It comes from “${genome.word}”`;
    return `${from}: ${concept.says}.`;
  }
  switch (mark.kind) {
    case 'petal':
      return `A form with as many leaves as this name asks for; one of them stands out, as ${initials} should.`;
    case 'notch':
      return 'The initial is cut from one solid block with as few cuts as will spell it.';
    case 'cut-disc':
      return 'The initial slices a disc and runs off its edge, so that letter and shape need each other.';
    case 'ring':
      return 'A fine ring, kin to the thinnest strokes of the letters, holds the initial letters together.';
    case 'pair':
      return 'Two initials, one hairline between them: a partnership in three strokes.';
    default:
      return 'What the name begins with is cut out of a simple solid, so that it stays clear at any size.';
  }
}

function faceReason(c: Composition, brief: Brief): string {
  const { traits } = c.face;
  const strongest = [...traitNames].sort((a, b) => traits[b] - traits[a]).slice(0, 2);
  const words = strongest.map((t) => traitWords[t]).join(' and ');
  const setting = { upper: ', in capitals', lower: ', in lower case', title: '' }[c.genome.letterCase];
  // A name without letters that have a case is not “in” one.
  const cased = /\p{Lu}|\p{Ll}/u.test(brief.letters) ? setting : '';
  return `${c.face.family} ${c.face.weight}${cased}: ${words}.`;
}

const colourReason = (scheme: Scheme): string => `${scheme.label}; every ink was measured against its ground, light and dark.`;

import type { Design } from '@brandwright/engine';
import type { Grammar } from '../grammar/grammar.ts';
import { turn } from '../mockups/gesture.ts';
import type { Composition } from './composition.ts';
import type { TemplateKey } from './template-keys.ts';

/** A composition on one of the brand’s two surfaces. */
export type Scheme = readonly [Composition, 'bold' | 'light'];

/** The compositions of a kit’s templates, which make one campaign. */
export type Campaign = Readonly<Record<TemplateKey, Scheme>>;

/** For a compact picture: close-ups lead. */
const closeUp: Campaign = {
  'instagram-post': ['crop', 'bold'],
  'instagram-post-announcement': ['poster', 'light'],
  'instagram-post-quote': ['quote', 'bold'],
  'instagram-story': ['plate', 'bold'],
  'instagram-story-announcement': ['split', 'bold'],
  'instagram-story-quote': ['quote', 'light'],
  'instagram-reel': ['grid', 'bold'],
  'facebook-post': ['panel', 'bold'],
  'facebook-cover': ['row', 'light'],
  'facebook-event': ['growth', 'bold'],
  'linkedin-post': ['bar', 'light'],
  'linkedin-cover': ['crop', 'bold'],
  'linkedin-company': ['field', 'bold'],
  'twitter-post': ['space', 'bold'],
  'twitter-header': ['row', 'bold'],
  'youtube-banner': ['crop', 'light'],
  'pinterest-pin': ['giant', 'bold'],
};

/** For a compact picture too: the mark across two surfaces leads. */
const counterchange: Campaign = {
  ...closeUp,
  'instagram-post': ['split', 'light'],
  'instagram-post-announcement': ['giant', 'bold'],
  'instagram-story': ['crop', 'light'],
  'instagram-story-announcement': ['poster', 'bold'],
  'instagram-reel': ['growth', 'light'],
  'facebook-post': ['crop', 'light'],
  'facebook-cover': ['plate', 'bold'],
  'facebook-event': ['split', 'bold'],
  'linkedin-post': ['space', 'light'],
  'linkedin-cover': ['row', 'light'],
  'linkedin-company': ['crop', 'light'],
  'twitter-post': ['bar', 'bold'],
  'twitter-header': ['panel', 'bold'],
  'youtube-banner': ['field', 'bold'],
  'pinterest-pin': ['panel', 'bold'],
};

/** For a tall or a wide picture, which a crop would spoil: the whole mark, large and on panels. */
const wholeMark: Campaign = {
  ...closeUp,
  'instagram-post': ['crop', 'bold'],
  'instagram-story': ['panel', 'bold'],
  'instagram-reel': ['row', 'light'],
  'facebook-post': ['panel', 'light'],
  'facebook-cover': ['panel', 'bold'],
  'facebook-event': ['plate', 'bold'],
  'linkedin-cover': ['crop', 'bold'],
  'twitter-header': ['field', 'light'],
  'youtube-banner': ['row', 'light'],
};

/** For a mark made of a letter: the letter is the picture. It is never repeated in a line, which would spell a word. */
const letterform: Campaign = {
  ...closeUp,
  'instagram-post': ['crop', 'bold'],
  'instagram-story': ['panel', 'bold'],
  'instagram-reel': ['split', 'light'],
  'instagram-story-announcement': ['poster', 'bold'],
  'facebook-post': ['crop', 'light'],
  'facebook-cover': ['plate', 'bold'],
  'facebook-event': ['split', 'bold'],
  'twitter-header': ['crop', 'bold'],
  'linkedin-cover': ['panel', 'bold'],
  'pinterest-pin': ['plate', 'light'],
};

/** For a mark made of a letter too: on plates and panels. */
const monogram: Campaign = {
  ...letterform,
  'instagram-post': ['crop', 'light'],
  'instagram-story': ['split', 'bold'],
  'instagram-reel': ['panel', 'bold'],
  'facebook-post': ['plate', 'bold'],
  'facebook-cover': ['field', 'light'],
  'facebook-event': ['panel', 'light'],
  'linkedin-post': ['bar', 'bold'],
  'linkedin-cover': ['crop', 'light'],
  'linkedin-company': ['split', 'light'],
  'twitter-post': ['space', 'light'],
  'twitter-header': ['panel', 'bold'],
  'youtube-banner': ['plate', 'bold'],
  'pinterest-pin': ['crop', 'bold'],
};

/** For a name without a mark: the name itself, large, and posters. Strokes beside it would say nothing about it. */
const typographic: Campaign = {
  ...closeUp,
  'instagram-post': ['lockup', 'bold'],
  'instagram-post-announcement': ['poster', 'light'],
  'instagram-story': ['lockup', 'light'],
  'instagram-story-announcement': ['poster', 'bold'],
  'instagram-reel': ['lockup', 'bold'],
  'facebook-post': ['lockup', 'bold'],
  'facebook-cover': ['lockup', 'light'],
  'facebook-event': ['poster', 'bold'],
  'linkedin-post': ['poster', 'light'],
  'linkedin-cover': ['lockup', 'bold'],
  'linkedin-company': ['lockup', 'light'],
  'twitter-post': ['poster', 'bold'],
  'twitter-header': ['lockup', 'bold'],
  'youtube-banner': ['lockup', 'light'],
  'pinterest-pin': ['poster', 'bold'],
};

/** For a name without a mark too: its initial is the picture. */
const initials: Campaign = {
  ...typographic,
  'instagram-post': ['crop', 'bold'],
  'instagram-post-announcement': ['poster', 'light'],
  'instagram-story': ['split', 'bold'],
  'instagram-story-announcement': ['plate', 'light'],
  'instagram-reel': ['poster', 'bold'],
  'facebook-post': ['crop', 'bold'],
  'facebook-cover': ['plate', 'light'],
  'facebook-event': ['split', 'light'],
  'linkedin-post': ['bar', 'bold'],
  'linkedin-cover': ['crop', 'bold'],
  'linkedin-company': ['lockup', 'light'],
  'twitter-post': ['panel', 'light'],
  'twitter-header': ['panel', 'bold'],
  'youtube-banner': ['panel', 'bold'],
  'pinterest-pin': ['panel', 'light'],
};

/** For a sign that holds its name: whole, on plain grounds. */
const emblem: Campaign = {
  ...typographic,
  'instagram-reel': ['panel', 'bold'],
  'facebook-event': ['plate', 'bold'],
  'linkedin-company': ['panel', 'light'],
};

/**
 * What stands in place of a campaign’s covers for a name that is read from the right, where the profile picture would cover
 * a mark: the name alone, and a pattern of the mark.
 */
export function belowPicture({ subject }: Grammar, key: TemplateKey): Scheme | undefined {
  if (key === 'linkedin-cover') return ['lockup', 'bold'];
  if (key !== 'twitter-header') return undefined;
  return subject === 'picture' || subject === 'letter' ? ['field', 'light'] : ['lockup', 'light'];
}

/** The campaign of a design: by what its mark is, and for the commonest kinds one of two. */
export function campaignOf(design: Design, grammar: Grammar): Campaign {
  const campaign = kindOf(design, grammar);
  if (grammar.isDivisible) return campaign;
  // Half of it in one ink would be another mark. News is told by a poster, so that it is not another panel.
  const whole = Object.entries(campaign).map(([key, [composition, surface]]) => {
    const otherwise = key.endsWith('-announcement') ? 'poster' : 'panel';
    return [key, [composition === 'split' ? otherwise : composition, surface]];
  });
  return Object.fromEntries(whole);
}

function kindOf(design: Design, { subject, silhouette }: Grammar): Campaign {
  const second = turn(design, 'social', 2) === 1;
  switch (subject) {
    case 'picture':
      return silhouette !== 'compact' ? wholeMark : second ? counterchange : closeUp;
    case 'letter':
      return second ? monogram : letterform;
    case 'initial':
      return second ? initials : typographic;
    case 'emblem':
      return emblem;
    default:
      return subject satisfies never;
  }
}

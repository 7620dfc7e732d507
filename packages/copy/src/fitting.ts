import type { Brief } from '@brandwright/engine';
import { knownPassages } from './passages/known-passages.ts';
import { knownPitches, type Pitch } from './pitches/known-pitches.ts';
import { contradicts, jars } from './suited-items.ts';

/** Places and things of a shop with a door, which an online store has not. */
const indoors =
  /\b(?:counter|register|fitting room|showroom|racks?|shelf|shelves|mirror|windows?|chair|bins|booth|bench|tray|slate|chalk\w*|door|store(?!s)|shop(?!pers?\b)|stand|aisle|floor|sidewalk|parking|opening time|appointments?|signs?(?! up\b))\b/iu;

/** What people do in a shop with a door, and how near it is. */
const onFoot =
  /\b(?:walk\w*|passers-?by|sit|neighbors?|neighborhood|nearby|near|local|(?:close|stop|drop|come) (?:by|in)|in person|around (?:the corner|town|here)|from the area|minutes away|drive|stroll|kneel\w*|measured|touch\w*|smell\w*|taste|pour|visit\w*|tours?|bring (?:in|the|your|an)|come (?:and|while|early)|still warm|send \w+ home|demonstrat\w+|on the spot)\b/iu;

/** What is parked or put up, where others have a room. */
const onWheels = /\b(?:truck|cart|stand|stall|shack)\b/iu;

/** What may be said of a trade. */
export interface FittingWords {
  /** None of them where all contradict the description or jar with it. */
  readonly passages: readonly string[];
  /** The end of a story; null where it contradicts the description. */
  readonly end: string | null;
  /** Texts that contradict the description are null or left out. Null where nothing is known of the trade. */
  readonly pitch: FittingPitch | null;
}

interface FittingPitch extends Pick<Pitch, 'people' | 'taglines' | 'tips'> {
  readonly mission: string | null;
  readonly demographics: string | null;
  readonly psychographics: string | null;
}

/**
 * What is known of a trade and goes with what the description says. A restaurant is told nothing of the truck that its food is known from, and a
 * shop without a door nothing of a counter. Null where nothing is left to tell.
 */
export function fittingWords(trade: string, isOnline: boolean, { description, letters }: Brief): FittingWords | null {
  if (onWheels.test(trade) && description !== '' && !onWheels.test(`${letters} ${description}`)) return null;
  const isFit = (text: string): boolean =>
    !contradicts(text, description, trade) && !(isOnline && (indoors.test(text) || onFoot.test(text)));
  const kept = (text: string | undefined): string | null => (text !== undefined && isFit(text) ? text : null);
  // What jars is left out where enough remains.
  const fitting = (texts: readonly string[], least: number): readonly string[] => {
    const fit = texts.filter(isFit);
    const best = fit.filter((text) => !jars(text, description));
    return best.length < least ? fit : best;
  };
  const told = knownPassages.get(trade);
  const pitch = knownPitches.get(trade);
  if (told === undefined && pitch === undefined) return null;
  return {
    passages: fitting(told?.texts ?? [], 0),
    end: jars(told?.end ?? '', description) ? null : kept(told?.end),
    pitch:
      pitch === undefined
        ? null
        : {
            mission: jars(pitch.mission, description) ? null : kept(pitch.mission),
            people: fitting(pitch.people, 2),
            demographics: kept(pitch.demographics),
            psychographics: kept(pitch.psychographics),
            // Lines of the kind stand in for those that jar.
            taglines: fitting(pitch.taglines, 1),
            tips: fitting(pitch.tips, 4),
          },
  };
}

import type { OutlineName } from './envelope.ts';

/** Things whose outline a whole name can take. */
const meant: Readonly<Record<OutlineName, string>> = {
  gable: 'house estate cabin roof construction building architecture garage warehouse door',
  peaks: 'mountain climb hike ski stone',
  dome: 'sun dawn island bread parachute hat sky cloud market',
  barrel: 'barrel beer wine ball football basketball volleyball earth planet circle burger balance',
  gem: 'jewel honey bug',
  heart: 'heart care wedding family',
  wave: 'wave water river swim flag wind dance',
  smile: 'tooth baby game child',
  arc: 'rainbow theatre moon school',
  valley: 'valley bed calm',
  rise: 'growth capital rocket',
  arch: 'bridge temple',
  hull: 'boat bowl noodles cup bath',
  horn: 'voice chat marketing sound news music',
  shield: 'security law insurance castle fingerprint boxing',
};

/** The outline that says a concept. */
export const outlineFor: Readonly<Record<string, OutlineName>> = Object.fromEntries(
  (Object.entries(meant) as [OutlineName, string][]).flatMap(([name, concepts]) => concepts.split(' ').map((c) => [c, name])),
);

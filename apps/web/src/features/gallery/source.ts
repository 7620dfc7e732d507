import type { Shows } from '@brandwright/engine';
import { gallery } from '../../content/gallery.ts';
import type { BrandDraft } from '../../draft/brand-draft.ts';
import { ownColorsIn } from '../../draft/own-colors.ts';

/** Names that are told one by one. */
const most = 3;

type Facts = Pick<BrandDraft, 'industry' | 'quizAnswers' | 'styleDirection' | 'colorPreference' | 'designTheme'>;

/** The choices that shaped a set: “Drawn from: surf school, calm and minimalist, nature colors.” `trade` is empty where it is not known. */
export function sourceLine(draft: Facts, trade: string): string {
  const { industry, quizAnswers, styleDirection, colorPreference, designTheme } = draft;
  const what = trade !== '' ? trade : industry === 'Other' ? '' : industry.toLowerCase();
  const manner = [...new Set([quizAnswers.energy ?? '', styleDirection])].filter((word) => word !== '').join(' and ');
  const theme = designTheme === '' ? '' : gallery.source.theme(designTheme);
  const colors = ownColorsIn(colorPreference).length > 0 ? gallery.source.ownColors : gallery.source.colors(colorPreference);
  return gallery.source.line([what, manner, theme, colors].filter((fact) => fact !== ''));
}

/** What the logo should show, in a few words: “comb, scissors, not wave”. */
export function showsLine(shows: Shows | null): string {
  if (shows === null) return gallery.shows.open;
  const { things, never, letters, nothing } = shows;
  const asked = [...things, ...(letters ? [gallery.shows.letters] : []), ...(nothing ? [gallery.shows.nothing] : [])];
  const away = never.length === 0 ? [] : [gallery.shows.not(listed(never, gallery.shows.or))];
  return [...(asked.length === 0 ? [] : [listed(asked)]), ...away].join(', ');
}

/** What came of a choice. `shown` designs of `count` show a thing that was chosen; null if nobody counted. */
export function showsNews(shows: Shows | null, shown: number | null, count: number): string {
  const { news } = gallery.shows;
  if (shows === null) return news.open(count);
  if (shows.things.length > 0) return news.things(listed(shows.things), shown, count);
  if (shows.letters) return news.letters(count);
  return shows.nothing ? news.nothing(count) : news.never(listed(shows.never, gallery.shows.or), count);
}

/** “comb, scissors, wave and 2 more”. Two or three names may have a word before the last. */
function listed(names: readonly string[], joint = ''): string {
  const rest = names.length - most;
  if (rest > 0) return gallery.shows.andMore(names.slice(0, most).join(', '), rest);
  if (joint === '' || names.length < 2) return names.join(', ');
  return `${names.slice(0, -1).join(', ')} ${joint} ${names.at(-1)}`;
}

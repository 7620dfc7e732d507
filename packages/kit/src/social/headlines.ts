import type { Brief } from '@brandwright/engine';
import { oneLine } from '../files/plain-line.ts';
import { type TemplateKey, templateKeys } from './template-keys.ts';

/** Headlines that the owner of a kit wrote, by template. */
export type Headlines = Readonly<Partial<Record<TemplateKey, string>>>;

/** Most characters of a headline. */
export const longestHeadline = 60;

/** A line that any business can post as it is: it says nothing that may be untrue. Covers carry none. */
const lines: Readonly<Record<TemplateKey, string>> = {
  'instagram-post': 'Hello.',
  'instagram-post-announcement': 'Just in',
  'instagram-post-quote': 'Thank you for being here.',
  'instagram-story': 'Good to see you',
  'instagram-story-announcement': 'Save the date',
  'instagram-story-quote': 'Good things take time.',
  'instagram-reel': 'Take a look',
  'facebook-post': 'We’re open',
  'facebook-cover': '',
  'facebook-event': 'You’re invited',
  'linkedin-post': 'Let’s talk',
  'linkedin-cover': '',
  'linkedin-company': '',
  'twitter-post': 'What’s new',
  'twitter-header': '',
  'youtube-banner': '',
  'pinterest-pin': 'Save this for later',
};

/** Templates that carry the slogan of a brand that has one: the first that people see, and the one that quotes. */
const slogans: ReadonlySet<TemplateKey> = new Set([
  'instagram-post',
  'instagram-post-quote',
  'facebook-cover',
  'linkedin-cover',
  'linkedin-company',
  'twitter-header',
  'youtube-banner',
]);

/** The headline of a template until somebody writes another. Empty for a cover without a slogan. */
export const headlineFor = ({ slogan }: Brief, key: TemplateKey): string =>
  slogan !== '' && slogans.has(key) ? slogan : lines[key];

/** The headlines as templates can bear them: single lines without hidden characters, none of them empty or too long. */
export const plainHeadlines = (headlines: Headlines): Headlines =>
  Object.fromEntries(
    templateKeys.flatMap((key) => {
      const line = [...oneLine(headlines[key] ?? '').normalize('NFC')].slice(0, longestHeadline).join('');
      return line === '' ? [] : [[key, line]];
    }),
  );

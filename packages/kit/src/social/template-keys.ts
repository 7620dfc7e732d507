/** The seventeen templates of a kit: every format, and two more posts and stories. */
export const templateKeys = [
  'instagram-post',
  'instagram-post-announcement',
  'instagram-post-quote',
  'instagram-story',
  'instagram-story-announcement',
  'instagram-story-quote',
  'instagram-reel',
  'facebook-post',
  'facebook-cover',
  'facebook-event',
  'linkedin-post',
  'linkedin-cover',
  'linkedin-company',
  'twitter-post',
  'twitter-header',
  'youtube-banner',
  'pinterest-pin',
] as const;
export type TemplateKey = (typeof templateKeys)[number];

import { expect, test } from 'vitest';
import { fullName, templatesOf } from './kit-templates.ts';

const file = (path: string) => ({ path, bytes: 10 });

test('[T-02] templates are told from a kit’s files by name, size and format', () => {
  const paths = [
    'logo/png/logo-1000.png',
    'social/profile-bold-800.png',
    'social/profile-bold-800.svg',
    'social/instagram-story-quote-1080x1920.png',
    'social/instagram-story-quote-1080x1920.svg',
    'social/linkedin-cover-1584x396.svg',
    'social/linkedin-cover-1584x396.png',
  ];
  const templates = templatesOf({ files: paths.map(file), packages: [], inks: {}, bytes: 0 });
  expect(templates.map((one) => [one.key, fullName(one), one.width, one.height])).toEqual([
    ['profile-bold-800', 'Profile pictures: Bold', 800, 800],
    ['instagram-story-quote-1080x1920', 'Instagram: Story, quote', 1080, 1920],
    ['linkedin-cover-1584x396', 'LinkedIn: Cover', 1584, 396],
  ]);
  expect(templates[2]?.files).toEqual([
    { format: 'SVG', path: 'social/linkedin-cover-1584x396.svg', bytes: 10 },
    { format: 'PNG', path: 'social/linkedin-cover-1584x396.png', bytes: 10 },
  ]);
});

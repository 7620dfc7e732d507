import type { PackageType } from '@brandwright/contract';

/** What the page of a kit says of its files (rows K-02, L-01, T-02). */
export const kitFiles = {
  making: 'Making your files',
  failed: 'We couldn’t make your files',
  again: 'Try again',
  /** What is in each package. */
  packages: {
    png: 'For screens and slides',
    jpg: 'For places that don’t support transparency',
    pdf: 'For printing (includes your guidelines)',
    svg: 'Vectors for the web and for designers',
    eps: 'Vectors for sign makers and embroiderers',
    social: 'Posts, stories, covers and profile pictures',
    stationery: 'Cards, letters, invoices and envelopes',
  } satisfies Readonly<Record<PackageType, string>>,
  packageNames: { social: 'Social', stationery: 'Stationery' } as Readonly<Partial<Record<PackageType, string>>>,
  files: (count: number) => `${count} ${count === 1 ? 'file' : 'files'}`,
  whole: 'Everything',
  wholeText: 'The complete kit',
  download: 'Download',
  downloadOf: (what: string) => `Download ${what}`,
  busy: 'Generating...',
  browse: 'Browse every file',
  /** Of files that lie in no folder. */
  mainFolder: 'Main folder',
  guidelines: { download: 'Download PDF', sheet: 'One-page summary' },
  templates: {
    edit: 'Open one to change its headline.',
    all: 'Download all templates',
    open: (name: string) => `Open ${name}`,
    previous: 'Previous template',
    next: 'Next template',
    close: 'Close',
    of: (at: number, all: number) => `${at} of ${all}`,
    size: (width: number, height: number) => `${width} × ${height}`,
    generationFailed: ['Generation Failed', 'Failed to generate social media templates. Please try again.'],
    downloadFailed: 'Failed to download template.',
    headline: {
      label: 'Headline',
      save: 'Update',
      none: 'No headline',
      saved: 'Headline updated. Your new files are being made.',
    },
    unseen: 'This preview couldn’t be loaded.',
  },
  /** In place of longer words, under small pictures. */
  shortWords: { announcement: 'news' } as Readonly<Record<string, string>>,
  platforms: {
    profile: 'Profile pictures',
    instagram: 'Instagram',
    facebook: 'Facebook',
    linkedin: 'LinkedIn',
    twitter: 'Twitter',
    youtube: 'YouTube',
    pinterest: 'Pinterest',
  } as Readonly<Record<string, string>>,
} as const;

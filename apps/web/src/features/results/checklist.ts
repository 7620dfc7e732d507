import type { Kit } from '@brandwright/contract';

/** One thing that a kit may hold, and whether this one does. */
export interface Check {
  readonly label: string;
  readonly done: boolean;
  /** What there is of it: “3 kept”. */
  readonly note?: string;
}

/** What is true of a kit (row M-03): read from it, never promised. */
export function checklistOf({ logos, plan, status, enhancement, shares, downloads, changes }: Kit): readonly Check[] {
  const lead = logos.length > 0;
  /** Its files can be downloaded. */
  const filed = plan !== null && status === 'completed';
  const got = Object.values(downloads).reduce((sum, n) => sum + n, 0);
  const check = (label: string, n: number, word: string): Check =>
    n > 0 ? { label, done: true, note: `${n} ${word}` } : { label, done: false, note: 'None yet' };
  return [
    check('Logo', logos.length, 'saved'),
    { label: 'Dark, single-color and icon-only versions', done: lead },
    { label: 'Palette', done: lead },
    { label: 'Fonts', done: lead },
    { label: 'Business cards and stationery', done: filed },
    { label: 'Social media templates', done: filed },
    { label: 'Guidelines PDF', done: filed },
    { label: 'Brand story', done: enhancement !== null },
    check('Downloads', got, 'so far'),
    check('Saved changes', changes.filter(({ undone }) => !undone).length, 'made'),
    check('Share links', shares.length, 'active'),
  ];
}

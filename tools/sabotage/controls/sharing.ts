import type { Control } from '../control.ts';

const leave = 'apps/server/src/services/sharing/leave-feedback.ts';
const feedback = 'packages/data/src/kits/feedback.ts';
const test = 'apps/server/src/routes/feedback.test.ts';
const brandTest = 'apps/server/src/routes/brand-pages.test.ts';

/** What visitors of share links see and leave: rows M-10 and S-28. */
export const sharingControls: readonly Control[] = [
  {
    row: 'S-28',
    gone: 'the end of a revoked link',
    file: 'packages/data/src/kits/share-links.ts',
    find: '.where(and(eq(shareLinks.secretHash, secretHash), isNull(shareLinks.revokedAt), isNull(brandKits.deletedAt)));',
    replace: '.where(and(eq(shareLinks.secretHash, secretHash), isNull(brandKits.deletedAt)));',
    test,
    title: '[M-10] [S-28] closed feedback takes nothing more, and a revoked link ends everything at once',
  },
  {
    row: 'S-28',
    gone: 'the lines across previews',
    file: 'apps/server/src/services/sharing/shared-picture.ts',
    find: 'fill-opacity="0.12"',
    replace: 'fill-opacity="0"',
    test,
    title: '[M-10] [S-28] every picture is small and marked as a preview',
  },
  {
    row: 'S-28',
    gone: 'the share of voters that an address brings',
    file: leave,
    find: 'if (isNew && vote !== null) await newVoterFrom(deps, address, id);',
    replace: '',
    test,
    title: '[M-10] [S-28] an address brings ten voters a day',
  },
  {
    row: 'S-28',
    gone: 'the share of comments of an address',
    file: leave,
    find: '  await commentFrom(deps, address);\n',
    replace: '',
    test,
    title: '[M-10] [S-28] likely spam is kept apart and told to nobody, and an address sends ten comments an hour',
  },
  {
    row: 'M-10',
    gone: 'the owner’s word before others see a comment',
    file: feedback,
    find: 'or(isNotNull(approvedAt), eq(author, visitor))',
    replace: 'or(isNotNull(createdAt), eq(author, visitor))',
    test,
    title: '[M-10] a comment is its author’s until the owner shows it',
  },
  {
    row: 'M-10',
    gone: 'the day between two emails to an owner',
    file: feedback,
    find: "feedback_told_at < now() - interval '1 day'",
    replace: 'feedback_told_at < now()',
    test,
    title: '[M-10] the owner is told once a day at most',
  },
  {
    row: 'S-28',
    gone: 'the hash in the place of a visitor’s cookie',
    file: 'apps/server/src/services/sharing/visitor.ts',
    find: ".digest('base64url')",
    replace: ".digest('base64url').slice(0, 9) + cookie",
    test,
    title: '[M-10] [S-28] comments are texts, whatever they would like to be, and no visitor’s address is kept',
  },
  {
    row: 'M-10',
    gone: 'the end of a brand page that is switched off',
    file: 'packages/data/src/kits/brand-pages.ts',
    find: 'eq(brandPages.isOn, true), ',
    replace: '',
    test: brandTest,
    title: '[M-10] a brand page is off until its owner switches it on',
  },
  {
    row: 'M-10',
    gone: 'the owner’s word on the files of a brand page',
    file: 'apps/server/src/routes/brand-pages.ts',
    find: 'if (plate === undefined || !mayHave) return null;',
    replace: 'if (plate === undefined) return null;',
    test: brandTest,
    title: '[M-10] everyone gets the files that the owner permits, and no others',
  },
  {
    row: 'S-28',
    gone: 'the escaping of texts on a brand page',
    file: 'apps/server/src/services/brand-page/page-art.ts',
    find: 'text.replace(/[&<>"\']/g, (sign) => signs[sign] ?? sign)',
    replace: 'text',
    test: brandTest,
    title: '[M-10] [S-28] the page is read without scripts, escapes every text, and keeps to its policy',
  },
  {
    row: 'S-28',
    gone: 'the silence of the page about its address',
    file: 'apps/server/src/routes/site.ts',
    find: "'referrer-policy': 'no-referrer', ",
    replace: '',
    test: 'apps/server/src/routes/site.test.ts',
    title: '[M-10] [S-28] the page of a share link is hidden from search engines',
  },
];

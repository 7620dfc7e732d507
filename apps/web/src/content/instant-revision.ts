import type { RevisionPreview } from '@brandwright/contract';

type Unread = RevisionPreview['notUnderstood'][number]['why'];

/** What the page of a kit says of changes that are made at once (row V-05). */
export const instantRevision = {
  title: 'Change it in your own words',
  text: 'Tell us what you’d like to change. We’ll show you the result right away, and you decide whether to use it.',
  logo: 'Logo',
  field: 'What should change?',
  hint: 'In plain English, for example: make it bolder and a bit greener',
  missing: 'Tell us what to change.',
  preview: 'Preview the change',
  busy: 'Drawing…',
  before: 'Before',
  after: 'After',
  understood: 'What we changed',
  undoable: 'What we couldn’t change',
  notUnderstood: 'What we didn’t understand',
  /** Beside the words that were not understood. */
  why: {
    unknown: '',
    contradiction: 'These ask for opposite things.',
    ambiguous: 'This could mean two things. Say which part you mean.',
    language: 'We can only read English here.',
  } satisfies Readonly<Record<Unread, string>>,
  nothing: 'We can’t make this change automatically.',
  known: 'Your kit already has this design.',
  finished: 'This logo is finished, so we’ll make its files again. You can undo this in History.',
  accept: 'Use this version',
  send: 'Send it to our designers instead',
  accepted: ['Logo updated', 'You can undo this in History.'],
  /** For screen readers, when the pictures are there. */
  ready: (done: number, left: number) =>
    `Preview ready: ${done === 1 ? '1 change' : `${done} changes`} made${left === 0 ? '' : `, ${left === 1 ? '1 part' : `${left} parts`} skipped`}.`,
} as const;

import type { RevisionPreview } from '@brandwright/contract';

type Unread = RevisionPreview['notUnderstood'][number]['why'];

/** What the page of a kit says of changes that are made at once (row V-05). */
export const instantRevision = {
  title: 'Change it in your own words',
  text: 'Say what you’d like to change. We’ll show you the result right away, and you decide.',
  logo: 'Logo',
  field: 'What should change?',
  hint: 'In plain English, for example: make it bolder and a bit greener',
  missing: 'Say what should change.',
  preview: 'Preview the change',
  busy: 'Drawing…',
  before: 'Before',
  after: 'After',
  understood: 'Understood',
  undoable: 'We couldn’t do',
  notUnderstood: 'We didn’t understand',
  /** Beside the words that were not understood. */
  why: {
    unknown: '',
    contradiction: 'These ask for opposite things.',
    ambiguous: 'This could mean two things. Say which part you mean.',
    language: 'We can only read English here.',
  } satisfies Readonly<Record<Unread, string>>,
  nothing: 'There’s nothing we can change by ourselves here.',
  known: 'Your kit already has this design.',
  finished: 'This logo is finished, so we’ll make its files again. You can undo this in History.',
  accept: 'Use this version',
  send: 'Send it to our designers instead',
  accepted: ['Your logo has changed', 'You can undo this in History.'],
  /** For screen readers, when the pictures are there. */
  ready: (done: number, left: number) =>
    `${done === 1 ? 'One change' : `${done} changes`} previewed.${left === 0 ? '' : ` ${left === 1 ? 'One part' : `${left} parts`} left out.`}`,
} as const;

import type { PictureFile } from '@brandwright/engine';
import { expect, test } from 'vitest';
import { createPictureShelf } from './picture-shelf.ts';
import { shelfOf } from './shelf-of.ts';

const nobody = new AbortController().signal;
const file = (name: string): PictureFile => ({ [name]: ['M0 0', 1, 0.9, 4, ''] });

test('[H-07] drawings are fetched once, in the file they share with others of their word', async () => {
  const added: PictureFile[] = [];
  const asked: number[] = [];
  const stock = createPictureShelf(
    (one) => added.push(one),
    async (shelf) => {
      asked.push(shelf);
      return file(`of-${shelf}`);
    },
  );
  await Promise.all([stock(['bear-head'], nobody), stock(['bear'], nobody)]);
  await stock(['bear-head', 'bear'], nobody);
  await stock([], nobody);
  expect(asked).toEqual([shelfOf('bear')]);
  expect(added).toEqual([file(`of-${shelfOf('bear')}`)]);
});

test('[H-07] a file that did not arrive is asked for again', async () => {
  let tries = 0;
  const stock = createPictureShelf(
    () => {},
    async () => {
      tries++;
      if (tries === 1) throw new Error('No connection.');
      return file('bear');
    },
  );
  await expect(stock(['bear'], nobody)).rejects.toThrow('No connection.');
  await stock(['bear'], nobody);
  expect(tries).toBe(2);
});

test('[H-07] a dropped task does not wait for drawings, which arrive for the next', async () => {
  const abort = new AbortController();
  const sent = Promise.withResolvers<PictureFile>();
  const stock = createPictureShelf(
    () => {},
    () => sent.promise,
  );
  const waiting = stock(['bear'], abort.signal);
  abort.abort(new Error('Dropped.'));
  await expect(waiting).rejects.toThrow('Dropped.');
  const next = stock(['bear'], nobody);
  sent.resolve(file('bear'));
  await next;
});

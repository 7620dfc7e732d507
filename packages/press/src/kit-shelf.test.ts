import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Brief, Design } from '@brandwright/engine';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { packedAtOnce } from '../testing/packed.ts';
import { unzip } from '../testing/unzip.ts';
import { openKitShelf } from './kit-shelf.ts';
import type { KitOrder, KitPart } from './pack-kit.ts';
import type { Press } from './press.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shelf-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A press of one file a kit, which says how often it was asked; it breaks when told to. */
function countingPress(broken = false) {
  const asked: string[] = [];
  const kitPart = async (_: string, order: string, part: number): Promise<KitPart> => {
    asked.push(`${(JSON.parse(order) as KitOrder).design.id}/${part}`);
    if (broken) throw new Error('out of paper');
    const data = Buffer.from(order);
    return { parts: 1, files: part > 0 ? [] : [packedAtOnce('order.json', data)] };
  };
  return { kitPart, made: () => asked.filter((one) => one.endsWith('/0')) };
}
const ada = { owner: 'ada' };
const order = (id: string): KitOrder => ({ design: { id } as Design, brief: { name: id } as Brief });

test('[K-07] a kit is made once: asked for again, or by two at once, it is the same file', async () => {
  const press = countingPress();
  const shelf = openKitShelf(press, { folder });
  const [one, two] = await Promise.all([shelf.archive(order('a'), ada), shelf.archive(order('a'), ada)]);
  const bytes = readFileSync(one);
  expect(two).toBe(one);
  expect(await shelf.archive(order('a'), ada)).toBe(one);
  expect(await openKitShelf(press, { folder }).archive(order('a'), ada)).toBe(one);
  expect(press.made()).toEqual(['a/0']);
  expect((await unzip(bytes))[0]?.bytes.toString()).toBe(JSON.stringify(order('a')));
  expect(await shelf.archive(order('b'), ada)).not.toBe(one);
});

test('[L-01] everybody who waits for a kit hears how much of it is made, and nobody else does', async () => {
  const parts = 4;
  const kitPart = async (_: string, __: string, part: number): Promise<KitPart> => {
    const data = Buffer.from(String(part));
    return { parts, files: [packedAtOnce(`${part}.txt`, data)] };
  };
  const shelf = openKitShelf({ kitPart }, { folder });
  const heard: number[][] = [[], [], []];
  const tell = (place: number) => (share: number) => void heard[place]?.push(share);
  await Promise.all([shelf.archive(order('a'), { ...ada, tell: tell(0) }), shelf.archive(order('a'), { ...ada, tell: tell(1) })]);
  expect(heard).toEqual([[0.25, 0.5, 0.75, 1], [0.25, 0.5, 0.75, 1], []]);
  await shelf.archive(order('a'), { ...ada, tell: tell(2) });
  expect(heard[2]).toEqual([]);
});

test('a failed archive leaves nothing behind, and is tried again', async () => {
  await expect(openKitShelf(countingPress(true), { folder }).archive(order('a'), ada)).rejects.toThrow('out of paper');
  expect(readdirSync(folder)).toEqual([]);
  expect(await openKitShelf(countingPress(), { folder }).archive(order('a'), ada)).toMatch(/\.zip$/);
});

test('[R-01] the unfinished file of a killed process is removed, and no archive with it', async () => {
  const press = countingPress();
  const kept = await openKitShelf(press, { folder }).archive(order('a'), ada);
  writeFileSync(join(folder, 'b.4711.part'), 'half');
  await openKitShelf(press, { folder }).archive(order('a'), ada);
  expect(readdirSync(folder).map((name) => join(folder, name))).toEqual([kept]);
});

test('[H4-15] [K-07] an archive that was cut off, or lost its beginning, is made again, and a whole one is not', async () => {
  const press = countingPress();
  const shelf = openKitShelf(press, { folder });
  const path = await shelf.archive(order('a'), ada);
  const whole = readFileSync(path);
  const damaged = [Buffer.alloc(0), whole.subarray(0, 10), whole.subarray(0, -1), whole.subarray(1), Buffer.alloc(whole.length)];
  for (const bytes of damaged) {
    writeFileSync(path, bytes);
    expect(await shelf.archive(order('a'), ada)).toBe(path);
    expect(readFileSync(path).equals(whole)).toBe(true);
  }
  await shelf.archive(order('a'), ada);
  expect(press.made()).toHaveLength(1 + damaged.length);
});

/** An archive of a thousand bytes that was asked for so many minutes ago. */
function put(name: string, minutes: number): void {
  writeFileSync(join(folder, name), Buffer.alloc(1000));
  const then = new Date(Date.now() - minutes * 60_000);
  utimesSync(join(folder, name), then, then);
}

test('[H6-07] [R-15] the shelf gives up as many bytes as it is asked for, the oldest archives first', async () => {
  put('old.zip', 5);
  put('older.zip', 10);
  put('oldest.zip', 15);
  const shelf = openKitShelf(countingPress(), { folder });
  expect(await shelf.giveUp(1001)).toBe(2000);
  expect(readdirSync(folder)).toEqual(['old.zip']);
  expect(await shelf.giveUp(1e9)).toBe(1000);
  expect(readdirSync(folder)).toEqual([]);
});

test('[H6-07] [R-15] making an archive asks for the room of all that are under way', async () => {
  const asked: number[] = [];
  const beforeMaking = async (bytes: number): Promise<void> => void asked.push(bytes);
  const shelf = openKitShelf(countingPress(), { folder, beforeMaking });
  await Promise.all(['a', 'b', 'c'].map((id) => shelf.archive(order(id), ada)));
  expect(asked).toEqual([48e6, 48e6, 48e6]);
  await shelf.archive(order('d'), ada);
  expect(asked.at(-1)).toBe(16e6);
});

test('above its limit the shelf lets go of what was not asked for longest', async () => {
  put('old.zip', 300);
  put('older.zip', 400);
  put('fresh.zip', 1);
  await openKitShelf(countingPress(), { folder, limit: 2500 }).archive(order('a'), ada);
  expect(readdirSync(folder).filter((name) => name.length < 12)).toEqual(['fresh.zip', 'old.zip']);
});

test('[A-10] [H18-02] every archive of an owner is forgotten, one that is being made too', async () => {
  const kits = join(folder, 'kits');
  const shelf = openKitShelf(countingPress(), { folder: kits });
  await shelf.forget('ada');
  expect(await shelf.clear(new Date())).toBe(0);
  const kept = await shelf.archive(order('a'), { owner: 'ben' });
  await shelf.archive(order('a'), ada);
  await shelf.archive(order('b'), ada);
  const made = shelf.archive(order('c'), ada);
  await shelf.forget('ada');
  await made;
  // The making is over; its archive is removed just after that.
  while (readdirSync(kits).length > 1) await nextTurn();
  expect(readdirSync(kits).map((name) => join(kits, name))).toEqual([kept]);
  expect(await shelf.archive(order('a'), { owner: 'ben' })).toBe(kept);
  expect(await shelf.clear(new Date(Date.now() + 1000))).toBe(1);
});

test('[H18-01] the making of a missing archive can be refused, and knows when it is over', async () => {
  const press = countingPress();
  const shelf = openKitShelf(press, { folder });
  const refuse = () => Promise.reject(new Error('too many'));
  await expect(shelf.archive(order('a'), { ...ada, around: refuse })).rejects.toThrow('too many');
  expect(press.made()).toEqual([]);
  const told: string[] = [];
  const around = async (make: () => Promise<string>): Promise<string> => {
    told.push('begun');
    return make().finally(() => told.push('over'));
  };
  const path = await shelf.archive(order('a'), { ...ada, around });
  expect(told).toEqual(['begun', 'over']);
  // What is there already is found, whatever the caller may make.
  expect(await shelf.archive(order('a'), { ...ada, around: refuse })).toBe(path);
});

test('[H18-01] the parts of an archive are made for its owner', async () => {
  const heard: unknown[] = [];
  const kitPart: Press['kitPart'] = async (_, __, ___, terms) => {
    heard.push(terms);
    return { parts: 1, files: [] };
  };
  await openKitShelf({ kitPart }, { folder }).archive(order('a'), { ...ada, terms: { clients: ['person:ada'] } });
  expect(heard).toEqual(heard.map(() => ({ clients: ['person:ada'] })));
  expect(heard.length).toBeGreaterThan(0);
});

import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import type { StyleDirection } from '../../../packages/engine/src/brief/choices.ts';
import { hashId } from '../../../packages/engine/src/random.ts';
import type { Rival } from './pair-plan.ts';

/** What is hidden from readers: who is who on the pictures. */
export interface Key {
  /** Printed on every picture, so that answers find their key. */
  readonly set: string;
  readonly seed: string;
  /** The commit of ours. */
  readonly commit: string;
  readonly pairs?: readonly KeyedPair[];
  readonly sheets?: readonly KeyedSheet[];
  readonly styles?: readonly KeyedStyle[];
}

export interface KeyedPair {
  readonly pair: number;
  readonly brief: string;
  readonly rival: Rival;
  readonly ours: 'A' | 'B';
  /** Our design: its slot, and its id. */
  readonly slot: number;
  readonly design: string;
  /** The rival's: a face, a file, a brand. */
  readonly theirs: string;
}

export interface KeyedSheet {
  readonly sheet: string;
  readonly brief: string;
  /** Ids of the designs in the order of their numbers. */
  readonly designs: readonly string[];
}

export interface KeyedStyle {
  /** Sheet and row: `T2c`. */
  readonly row: string;
  readonly brief: string;
  readonly style: StyleDirection;
}

/** Four letters that tell one set of pictures from another. */
export const setId = (content: unknown): string => hashId(JSON.stringify(content)).slice(-4);

export const commit = (): string => execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();

/** Refuses a key beside the pictures: who is sent the folder would be sent the answers. */
export function checkApart(key: string, pictures: string): void {
  const way = relative(resolve(pictures), resolve(key));
  if (!way.startsWith('..'))
    throw new Error(`The key must not lie in the folder of the pictures (${pictures}): give --key elsewhere.`);
}

export function writeKey(file: string, key: Key): void {
  mkdirSync(dirname(resolve(file)), { recursive: true });
  writeFileSync(file, `${JSON.stringify(key, null, 2)}\n`);
}

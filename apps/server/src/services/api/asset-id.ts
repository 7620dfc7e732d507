import { createHash } from 'node:crypto';

/** Bytes of a kit's id, and of the hash of a path. */
const bytes = { kit: 16, path: 8 } as const;

/** 64 bits of a path: a kit has some hundred files. */
const hashOf = (path: string): Buffer => createHash('sha256').update(path).digest().subarray(0, bytes.path);

/**
 * Id of a file of a kit: 192 bits in base64url. It names the kit and the file’s path, so that it needs no table and stays the
 * same when files are made again. It is no secret: whose the kit is decides who reads it.
 */
export const assetIdOf = (kit: string, path: string): string =>
  Buffer.concat([Buffer.from(kit.replaceAll('-', ''), 'hex'), hashOf(path)]).toString('base64url');

/** The kit that an asset belongs to, and whether a path is its own. */
export function assetOf(id: string): { readonly kit: string; readonly isAt: (path: string) => boolean } {
  const all = Buffer.from(id, 'base64url');
  const hex = all.subarray(0, bytes.kit).toString('hex');
  return {
    kit: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    isAt: (path) => hashOf(path).equals(all.subarray(bytes.kit)),
  };
}

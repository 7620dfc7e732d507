import { createHash } from 'node:crypto';

/** Bytes of a kit's id, of the hash of a further logo's id, and of the hash of a path. */
const bytes = { kit: 16, logo: 6, path: 8 } as const;

/** 64 bits of a path: a kit has some hundred files. 48 of a logo: it has a few dozen of them. */
const hashOf = (text: string, length: number): Buffer => createHash('sha256').update(text).digest().subarray(0, length);

/**
 * Id of a file of a kit, in base64url: 192 bits, or 240 for a further logo than the first. It names the kit, the logo and the
 * file’s path, so that it needs no table and stays the same when files are made again. It is no secret: whose the kit is decides
 * who reads it.
 */
export const assetIdOf = (kit: string, path: string, logo: string | null = null): string =>
  Buffer.concat([
    Buffer.from(kit.replaceAll('-', ''), 'hex'),
    logo === null ? Buffer.alloc(0) : hashOf(logo, bytes.logo),
    hashOf(path, bytes.path),
  ]).toString('base64url');

/** The kit that an asset belongs to, which of its finished logos, and whether a path is its own. */
export function assetOf(id: string): {
  readonly kit: string;
  /** True if the asset is of the kit’s first logo. */
  readonly isOfFirst: boolean;
  readonly isOf: (logo: string) => boolean;
  readonly isAt: (path: string) => boolean;
} {
  const all = Buffer.from(id, 'base64url');
  const hex = all.subarray(0, bytes.kit).toString('hex');
  const [logo, path] = [all.subarray(bytes.kit, -bytes.path), all.subarray(-bytes.path)];
  return {
    kit: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    isOfFirst: logo.length === 0,
    isOf: (text) => hashOf(text, bytes.logo).equals(logo),
    isAt: (text) => hashOf(text, bytes.path).equals(path),
  };
}

import { createHash } from 'node:crypto';

/**
 * Hashes of a page's inline scripts and styles, as a policy lists them: `sha256-…`. The page is our own build, so that its tags are
 * regular; whatever is not found here does not run, which tests see.
 */
export function inlineHashes(html: string): { readonly scripts: readonly string[]; readonly styles: readonly string[] } {
  return {
    scripts: hashes(html, /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi),
    styles: hashes(html, /<style[^>]*>([\s\S]*?)<\/style>/gi),
  };
}

function hashes(html: string, pattern: RegExp): readonly string[] {
  const found = [...html.matchAll(pattern)].map(([, text = '']) => text);
  return [...new Set(found.map((text) => `sha256-${createHash('sha256').update(text).digest('base64')}`))];
}

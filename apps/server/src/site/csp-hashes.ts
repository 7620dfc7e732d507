import { createHash } from 'node:crypto';

/** The CSP hash of the text between the tags of an inline script or style. */
export const inlineHash = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/**
 * CSP hashes (`sha256-…`) of a page's inline scripts and styles. Regular expressions suffice for the tags of
 * our own build. Whatever they miss does not run, and tests notice. Data blocks (JSON-LD) are no scripts: browsers never run them, so
 * the policy need not allow them.
 */
export function inlineHashes(html: string): { readonly scripts: readonly string[]; readonly styles: readonly string[] } {
  return {
    scripts: hashes(html, /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/gi),
    styles: hashes(html, /<style[^>]*>([\s\S]*?)<\/style>/gi),
  };
}

function hashes(html: string, pattern: RegExp): readonly string[] {
  const found = [...html.matchAll(pattern)].map(([, text = '']) => text);
  return [...new Set(found.map(inlineHash))];
}

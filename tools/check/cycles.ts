import { posix } from 'node:path';
import type { Finding, SourceFile } from './finding.ts';
import { importsOf } from './imports.ts';

/**
 * Circles of files, types included: two files that need each other's types are one noun, or miss a third below both.
 * Each circle is reported once, at the import that closes it.
 */
export function cycleFindings(files: readonly SourceFile[]): Finding[] {
  const known = new Map(files.map((file) => [file.path, file]));
  const findings: Finding[] = [];
  const done = new Set<string>();
  const trail: string[] = [];

  const visit = (path: string): void => {
    trail.push(path);
    for (const one of importsOf(known.get(path)?.text ?? '')) {
      if (!one.specifier.startsWith('.') || one.kind === 'dynamic') continue;
      const target = resolve(known, path, one.specifier);
      if (target === null || done.has(target)) continue;
      const start = trail.indexOf(target);
      if (start < 0) {
        visit(target);
        continue;
      }
      const circle = [...trail.slice(start), target].map((step) => posix.basename(step)).join(' → ');
      findings.push({
        file: path,
        line: one.line,
        message: `Import cycle ${circle}. Move what both need into a file below them.`,
      });
    }
    trail.pop();
    done.add(path);
  };

  for (const path of [...known.keys()].sort()) if (!done.has(path)) visit(path);
  return findings;
}

/** Node's own rule first (the extension is written), then a bundler's. */
function resolve(known: ReadonlyMap<string, SourceFile>, from: string, specifier: string): string | null {
  const base = posix.normalize(posix.join(posix.dirname(from), specifier));
  return [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`].find((path) => known.has(path)) ?? null;
}

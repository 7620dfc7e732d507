import type { Finding } from './finding.ts';

/** Names that say nothing of what is inside, and so collect anything. */
const dumps = /^(?:utils?|helpers?|shared|commons?|types|hooks|misc)$/i;

/** Looks at folder and file names of the whole repository; the contents do not matter. */
export function nameFindings(paths: readonly string[]): Finding[] {
  const seen = new Set<string>();
  return paths.flatMap((path) => {
    const parts = path.split('/');
    return parts.flatMap((part, i) => {
      const name = i === parts.length - 1 ? part.replace(/\..*$/, '') : part;
      const here = parts.slice(0, i + 1).join('/');
      if (!dumps.test(name) || seen.has(here)) return [];
      seen.add(here);
      return [{ file: here, line: 0, message: `“${name}” collects anything. Put each function beside the noun it serves.` }];
    });
  });
}

import type { Installed } from './installed.ts';

/** Lines of a license that name whose it is, and the rest, which many packages share. */
interface Terms {
  readonly owners: readonly string[];
  readonly body: string;
}

/** The document: a table of packages, then each text once with the packages it is of and their copyright lines. */
export function printNotices(packages: readonly Installed[]): string {
  const shared = new Map<string, Map<string, readonly string[]>>();
  for (const one of packages)
    for (const text of one.texts) {
      const { owners, body } = termsOf(text);
      const of = shared.get(body) ?? new Map<string, readonly string[]>();
      of.set(one.name, [...new Set([...(of.get(one.name) ?? []), ...owners])]);
      shared.set(body, of);
    }
  const rows = packages.map(({ name, version, license }) => `| ${name} | ${version} | ${license} |`);
  const texts = [...shared].map(([body, of]) => {
    const owned = [...of].map(([name, owners]) => [`- ${name}`, ...owners.map((owner) => `  ${owner}`)].join('\n'));
    return [...owned, '', '```text', body, '```'].join('\n');
  });
  return [
    '# Third-party notices',
    '',
    'Made by `npm run notices` from what is installed. Brandwright runs on these packages, or sends parts of them to browsers.',
    '',
    '| Package | Version | License |',
    '|---|---|---|',
    ...rows,
    '',
    '## Texts',
    '',
    texts.join('\n\n---\n\n'),
    '',
  ].join('\n');
}

/** Copyright lines stand at the top; a license quotes the word further down. */
function termsOf(text: string): Terms {
  const lines = text.replaceAll('```', '').split('\n');
  const top = lines.findIndex((line) => /permission|redistribution|licensed under|terms and conditions|preamble/i.test(line));
  const isOwner = (line: string, i: number): boolean =>
    (top === -1 || i < top) && /^\s*(?:[#*]\s*)?(?:portions )?copyright\b.*\S/i.test(line);
  return {
    owners: lines.filter(isOwner).map((line) => line.trim()),
    body: lines
      .filter((line, i) => !isOwner(line, i))
      .map((line) => line.trimEnd())
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
  };
}

import { dirname, join } from 'node:path/posix';
import type { Finding, SourceFile } from './finding.ts';

const decisions = 'docs/decisions';

/** Documents name files that are there, decisions stand in their list once, and no merge was left half done. */
export function documentFindings(documents: readonly SourceFile[], paths: readonly string[]): Finding[] {
  const there = new Set(paths.flatMap((path) => path.split('/').map((_, i, parts) => parts.slice(0, i + 1).join('/'))));
  return [
    ...documents.flatMap((document) => [...links(document, there), ...signposts(document, there), ...conflicts(document)]),
    ...unlisted(documents),
  ];
}

/** Relative links of a document whose file or folder does not exist. */
function links({ path, text }: SourceFile, there: ReadonlySet<string>): Finding[] {
  return text
    .split('\n')
    .flatMap((line, i) =>
      [...line.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].flatMap(([, target = '']) =>
        there.has(join(dirname(path), target).replace(/\/$/, ''))
          ? []
          : [{ file: path, line: i + 1, message: `“${target}” leads nowhere. Name the file where it stands now.` }],
      ),
    );
}

/** Paths in CONTRIBUTING.md, in backquotes and from the root, whose file or folder does not exist. */
function signposts({ path, text }: SourceFile, there: ReadonlySet<string>): Finding[] {
  if (path !== 'CONTRIBUTING.md') return [];
  return text
    .split('\n')
    .flatMap((line, i) =>
      [...line.matchAll(/`((?:apps|packages|tools|docs|e2e|bench)\/[\w./-]+)`/g)].flatMap(([, target = '']) =>
        there.has(target.replace(/\/$/, ''))
          ? []
          : [{ file: path, line: i + 1, message: `“${target}” does not exist. Name the file where it is now.` }],
      ),
    );
}

const conflicts = ({ path, text }: SourceFile): Finding[] =>
  text
    .split('\n')
    .flatMap((line, i) =>
      /^(?:<{7}|>{7}) /.test(line) ? [{ file: path, line: i + 1, message: 'A merge was left half done. Choose a side.' }] : [],
    );

/** Decisions that their list does not name, or names twice. */
function unlisted(documents: readonly SourceFile[]): Finding[] {
  const list = documents.find(({ path }) => path === `${decisions}/README.md`);
  if (list === undefined) return [];
  return documents.flatMap(({ path }) => {
    const name = path.slice(decisions.length + 1);
    if (!path.startsWith(`${decisions}/`) || !/^\d{4}-[a-z-]+\.md$/.test(name)) return [];
    const times = list.text.split(`](${name})`).length - 1;
    if (times === 1) return [];
    return [{ file: list.path, line: 0, message: `${name} is named ${times} times. Each decision has one line here.` }];
  });
}

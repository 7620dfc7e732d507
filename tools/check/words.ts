import { parseSync } from 'oxc-parser';
import type { Finding, SourceFile } from './finding.ts';
import { lineAt, skeleton } from './skeleton.ts';

/** Names that were replaced, each with what stands in its place now. A name is refused as a whole word of the code. */
const retiredNames: readonly (readonly [pattern: string, instead: string])[] = [
  ['quiet(?:App|Deps|Person|Browser|Letter|Password|Settings)', 'testApp, testDeps, testPerson …'],
  ['openMarket', 'openTestShop'],
  ['takeShare', 'consume'],
  ['keepable', 'assertStorableJson'],
  ['wasAnswered', 'isProviderError'],
  ['Bulletin', 'KitEventStream'],
  ['Postman|Janitor|Archivist', 'MailSender, Cleanup, NightlyBackup'],
  ['hold(?:Order|Kit|AnyKit)', 'lockOrder, lockKit, lockAnyKit'],
  ['esteem\\w*', 'readerRating, ratedMark'],
  ['likingOf|inclined', 'learnedPreference, styleForBrief'],
  ['pertinent|ownThings|ownFirst|temperament|clientele', 'relevantConcepts, nameConcepts, quizAffinity, audience'],
  ['readersValue|valueBeside', 'readerScore, scoreInSet'],
  ['askStudio|warmStudio|inSlices', 'runTask, preload, runInSlices'],
  ['saysNo|leaveForDoor|doorTo|useLeaveWithThem', 'toastRefusal, redirectToLogin, loginUrl, useFollowSignOut'],
  ['hush', 'dismissToasts'],
  ['needRoom|watchRoom|lookedAtSeldom', 'requireDiskSpace, watchDiskSpace, readSeldom'],
  ['queueLetter|QueuedLetter|letterPage', 'queueEmail, QueuedEmail, emailPage'],
  ['opticalCentre|centre[XY]|customise\\w*|rasterise\\w*|licences?', 'US spelling: center, customize, rasterize, license'],
];

/** Where people read what the code says: pages, errors, emails, receipts, kit files, reasons and the command line. */
const rooms =
  /^(?:apps\/web\/src\/(?:content|features|components|routes|layouts)|apps\/server\/src\/services|apps\/cli\/src|packages\/contract\/src|packages\/copy\/src|packages\/kit\/src|packages\/engine\/src\/(?:errors|judgement\/report|edit\/revisions\/say|composition\/\w*-?reasons?)\b)/;

/** Legal texts spell out what other texts contract. */
const legal = /\/(?:terms|privacy|licenses)\.ts$/;
const contraction = 'a contraction: couldn’t, isn’t';

/** Habits of an English that is not ours, each with what we write. `docs/decisions/0047-native-readers.md` tells where they come from. */
const retiredWords: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\be-mails?\b/i, 'email'],
  [
    /\b(?:colour|centre[ds]?\b|favourite|catalogue|neighbour|licence|customis|organis|recognis|behaviour|grey\b|towards\b)/i,
    'US spelling',
  ],
  [/\d\s%/, 'no space before the percent sign'],
  [/\bneed not\b/i, 'don’t need to'],
  [/\b(?:anew|whilst|upon|from afar|all the same|besides,)\b/i, 'an everyday word'],
  [/\b(?:could|did|does|do|is|was|are|were|has|have|will|can) not (?!only\b)/i, contraction],
  [/\b(?:its|their) money\b|\bmoney (?:came|comes|goes)\b/i, 'payment or refund'],
  [/\b(?:gave|give|given|gives) back\b|\btake it back\b/i, 'return, refund or cancel'],
  [/\bby itself\b/i, 'automatically'],
  [/\bpost ?codes?\b/i, 'postal code'],
  [/\bexclamation marks?\b/i, 'exclamation point'],
  [/\bweb ?space\b|\bimprint\b/i, 'web host, or privacy policy'],
  [/\bleast (?:width|height|size)\b/i, 'minimum'],
  [/\bcalm (?:place|part|area)s?\b/i, 'an uncluttered area'],
  [/\b(?:letterhead|invoice|presentation|signature|website) of\b/i, 'the name first, or “for” or “from”'],
  [/\bshop windows?\b|\bcompliments slip\b/i, 'store window, or note card'],
  [/\bto type into\b/i, 'editable, or to fill in'],
  [/\bcoming later\b/i, 'coming soon'],
  [/\bmail programs?\b(?<!email programs?)/i, 'email programs'],
  [/\breplace\b[^.]*\bby (?:its|the|#)/i, 'replace … with'],
  [/\bround o\b|\ban icon (?:inside|on the)\b/i, 'the round “o”, or what the icon shows'],
];

/** Texts that keep such a word, by how they begin, each with its reason. */
const exceptions: Readonly<Record<string, string>> = {
  'Passwords do not match': 'the prototype’s words',
  'A mark may come from a shared library': 'settled in the product, row B-09',
};

/** Names that were replaced, and words that customers should not read. */
export function wordFindings(files: readonly SourceFile[]): Finding[] {
  return files
    .filter(({ path }) => !path.startsWith('tools/check/'))
    .flatMap((file) => [...namesOf(file), ...(rooms.test(file.path) && !isTested(file.path) ? wordsOf(file) : [])]);
}

const isTested = (path: string): boolean => /\.(?:test|spec)\.tsx?$/.test(path);

/** Lines of a log begin in lower case; nobody but an operator reads them. */
const isLogged = (path: string, text: string): boolean => path.startsWith('apps/server/') && /^[a-z]/.test(text);

const anyName = new RegExp(`(?<![\\w$-])(?:${retiredNames.map(([pattern]) => pattern).join('|')})(?![\\w$-])`, 'g');

function namesOf({ path, text }: SourceFile): Finding[] {
  const code = skeleton(text);
  return [...code.matchAll(anyName)].map(({ 0: name, index }) => {
    const [, instead = ''] = retiredNames.find(([pattern]) => new RegExp(`^(?:${pattern})$`).test(name)) ?? [];
    return { file: path, line: lineAt(code, index), message: `“${name}” was replaced. Say ${instead}.` };
  });
}

function wordsOf(file: SourceFile): Finding[] {
  const read = textsOf(file).filter(
    ({ text }) => !isLogged(file.path, text) && !Object.keys(exceptions).some((start) => text.startsWith(start)),
  );
  return read.flatMap(({ text, at }) =>
    retiredWords.flatMap(([pattern, instead]) => {
      const found = pattern.exec(text)?.[0];
      if (found === undefined || (instead === contraction && legal.test(file.path))) return [];
      return [{ file: file.path, line: lineAt(file.text, at), message: `“${found}” in “${text}”: write ${instead}.` }];
    }),
  );
}

/** Strings of several words in a file: literals, pieces of templates and text of components. */
function textsOf({ path, text: source }: SourceFile): readonly { readonly text: string; readonly at: number }[] {
  const found: { text: string; at: number }[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const one of node) visit(one);
    if (typeof node !== 'object' || node === null || !('type' in node)) return;
    const { type, start, value, ...rest } = node as { readonly type: string; readonly start: number; readonly value?: unknown };
    if (type === 'ImportDeclaration') return;
    const text = type === 'TemplateElement' ? (value as { readonly cooked: string | null }).cooked : value;
    const holdsText = type === 'Literal' || type === 'JSXText' || type === 'TemplateElement';
    if (holdsText && typeof text === 'string' && /\S\s+\S/.test(text)) found.push({ text: text.trim(), at: start });
    if (!holdsText) for (const child of [value, ...Object.values(rest)]) visit(child);
  };
  visit(parseSync(path, source).program as unknown);
  return found;
}

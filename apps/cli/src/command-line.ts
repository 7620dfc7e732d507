import { type ParseArgsConfig, parseArgs } from 'node:util';
import { inkLimit, quizQuestions } from '@brandwright/engine';
import { CommandError, exits } from './exits.ts';

export type Command =
  | { readonly kind: 'help' }
  | { readonly kind: 'version' }
  | {
      readonly kind: 'design';
      /** Fields as the engine names them; not yet judged. */
      readonly brief: Readonly<Record<string, unknown>>;
      readonly round: number;
      readonly count: number;
      /** Null with --json alone. */
      readonly out: string | null;
      readonly json: boolean;
    }
  | {
      readonly kind: 'kit';
      readonly brief: Readonly<Record<string, unknown>>;
      readonly round: number;
      /** Which of the eight, from 0; null: the one to show first. */
      readonly design: number | null;
      readonly out: string;
      /** File of an ICC profile; null: the generic one. */
      readonly icc: string | null;
      /** Most ink in all, percent. */
      readonly inkLimit: number;
    }
  | { readonly kind: 'sheet'; readonly briefs: string; readonly out: string; readonly columns: number; readonly round: number }
  | { readonly kind: 'backup'; readonly out: string }
  | {
      readonly kind: 'restore';
      readonly from: string;
      /** Ledgers and newer backups that remember who was erased since. */
      readonly erasures: readonly string[];
    }
  | {
      readonly kind: 'mcp';
      /** Where the site is whose API is used. */
      readonly site: string;
      /** Port of the HTTP transport; null: standard input and output. */
      readonly port: number | null;
    }
  | { readonly kind: 'admin'; readonly act: 'list' }
  | { readonly kind: 'admin'; readonly act: 'add' | 'remove' | 'end-factor'; readonly email: string };

/** Flags of the brief with the engine's names of the fields. */
const briefFlags = {
  name: 'name',
  industry: 'industry',
  description: 'description',
  slogan: 'slogan',
  personality: 'personality',
  style: 'style',
  'font-style': 'fontStyle',
  colors: 'colors',
  'icon-placement': 'iconPlacement',
  theme: 'theme',
  seed: 'seed',
} as const;

/** The flag that a field of the brief was given by. */
export function flagOf(field: string): string {
  const flag = Object.entries(briefFlags).find(([, name]) => name === field)?.[0];
  return `--${flag ?? field.split('.')[0]}`;
}

const text = { type: 'string' } as const;
const briefText = Object.fromEntries(Object.keys(briefFlags).map((flag) => [flag, text])) as Record<
  keyof typeof briefFlags,
  typeof text
>;
const designFlags = {
  ...briefText,
  quiz: text,
  round: text,
  count: text,
  out: text,
  json: { type: 'boolean' },
} as const;
const kitFlags = { ...briefText, quiz: text, round: text, design: text, out: text, icc: text, 'ink-limit': text } as const;
const restoreFlags = { from: text, erasures: { type: 'string', multiple: true } } as const;
const sheetFlags = { briefs: text, out: text, columns: text, round: text } as const;

/** Reads the arguments after the program's name. Throws CommandError (64) that names the flag, what came and what is allowed. */
export function readCommand(args: readonly string[]): Command {
  const [word, ...rest] = args;
  if (word === undefined || word === 'help' || args.includes('--help') || args.includes('-h')) return { kind: 'help' };
  if (word === 'version' || word === '--version') return { kind: 'version' };
  if (word === 'design') return readDesign(rest);
  if (word === 'kit') return readKit(rest);
  if (word === 'sheet') return readSheet(rest);
  if (word === 'backup') return readBackup(rest);
  if (word === 'restore') return readRestore(rest);
  if (word === 'mcp') return readMcp(rest);
  if (word === 'admin') return readAdmin(rest);
  throw usage(`There is no command “${word}”.`, 'Commands: design, kit, sheet, mcp, backup, restore, admin, help.');
}

function readBackup(args: readonly string[]): Command {
  const { out } = readFlags(args, { out: text });
  if (out === undefined) throw usage('--out is missing. Name the file to write.');
  return { kind: 'backup', out };
}

function readRestore(args: readonly string[]): Command {
  const { from, erasures = [] } = readFlags(args, restoreFlags);
  if (from === undefined) throw usage('--from is missing. Name the backup to read.');
  return { kind: 'restore', from, erasures };
}

function readMcp(args: readonly string[]): Command {
  const { site = 'http://localhost:3000', http } = readFlags(args, { site: text, http: text });
  const address = URL.canParse(site) ? new URL(site) : null;
  const isLocal = address !== null && ['localhost', '127.0.0.1', '[::1]'].includes(address.hostname);
  // Over HTTP, anybody on the way could read the key.
  if (address === null || !(address.protocol === 'https:' || (isLocal && address.protocol === 'http:')))
    throw usage(`--site is “${site}”; it must be an https address, such as https://brandwright.example, or one of this machine.`);
  return { kind: 'mcp', site: address.origin, port: http === undefined ? null : readWhole('--http', http, 0, 65_535) };
}

function readAdmin([act, email, ...more]: readonly string[]): Command {
  if (act === 'list' && email === undefined) return { kind: 'admin', act };
  if ((act === 'add' || act === 'remove' || act === 'end-factor') && email !== undefined && more.length === 0)
    return { kind: 'admin', act, email };
  throw usage('Use “admin list”, or “admin add”, “admin remove” or “admin end-factor” followed by an email address.');
}

function readDesign(args: readonly string[]): Command {
  const flags = readFlags(args, designFlags);
  const json = flags.json === true;
  if (flags.name === undefined) throw usage('--name is missing.');
  if (flags.out === undefined && !json)
    throw usage('--out is missing. Name a folder to write to, or use --json to print the result instead.');
  const count = readWhole('--count', flags.count ?? '8', 1, 8);
  const round = readWhole('--round', flags.round ?? '0', 0, 999);
  return { kind: 'design', brief: briefIn(flags), round, count, out: flags.out ?? null, json };
}

function readKit(args: readonly string[]): Command {
  const flags = readFlags(args, kitFlags);
  if (flags.name === undefined) throw usage('--name is missing.');
  if (flags.out === undefined) throw usage('--out is missing. Name the ZIP file to write.');
  return {
    kind: 'kit',
    brief: briefIn(flags),
    round: readWhole('--round', flags.round ?? '0', 0, 999),
    design: flags.design === undefined ? null : readWhole('--design', flags.design, 1, 8) - 1,
    out: flags.out,
    icc: flags.icc ?? null,
    inkLimit: readWhole('--ink-limit', flags['ink-limit'] ?? String(inkLimit), 200, 400),
  };
}

/** The fields of the brief that were given. */
function briefIn(flags: Readonly<Partial<Record<keyof typeof briefFlags | 'quiz', string>>>): Readonly<Record<string, unknown>> {
  const given = Object.entries(briefFlags).flatMap(([flag, field]) => {
    const value = flags[flag as keyof typeof briefFlags];
    return value === undefined ? [] : [[field, value] as const];
  });
  const quiz = flags.quiz === undefined ? {} : { quiz: readQuiz(flags.quiz) };
  return { ...Object.fromEntries(given), ...quiz };
}

function readSheet(args: readonly string[]): Command {
  const flags = readFlags(args, sheetFlags);
  if (flags.briefs === undefined) throw usage('--briefs is missing. Name a JSON file with a list of briefs.');
  if (flags.out === undefined) throw usage('--out is missing. Name the PNG file to write.');
  const columns = readWhole('--columns', flags.columns ?? '4', 1, 8);
  return {
    kind: 'sheet',
    briefs: flags.briefs,
    out: flags.out,
    columns,
    round: readWhole('--round', flags.round ?? '0', 0, 999),
  };
}

function readFlags<T extends NonNullable<ParseArgsConfig['options']>>(args: readonly string[], options: T) {
  const allowed = `Flags: ${Object.keys(options)
    .map((flag) => `--${flag}`)
    .join(', ')}.`;
  try {
    return parseArgs({ args: [...args], options, strict: true, allowPositionals: false }).values;
  } catch (error) {
    // “Unknown option '--color'. To specify …”: the first sentence is enough beside the list.
    const [first = ''] = (error as Error).message.split(/(?<=\.) /);
    throw usage(first, allowed);
  }
}

function readQuiz(given: string): Readonly<Record<string, string>> {
  const questions = Object.keys(quizQuestions).join(', ');
  const pairs = given.split(',').map((pair) => pair.split('='));
  const wrong = pairs.find((pair) => pair.length !== 2);
  if (wrong !== undefined)
    throw usage(`--quiz contains “${wrong.join('=')}”. Write each answer as question=answer.`, `Questions: ${questions}.`);
  return Object.fromEntries(pairs.map(([question = '', answer = '']) => [question.trim(), answer.trim()]));
}

function readWhole(flag: string, given: string, from: number, to: number): number {
  const value = /^\d{1,6}$/.test(given) ? Number(given) : Number.NaN;
  if (value >= from && value <= to) return value;
  throw usage(`${flag} is “${given}”; it must be a whole number from ${from} to ${to}.`);
}

const usage = (...lines: readonly string[]): CommandError =>
  new CommandError(exits.usage, [...lines, 'Run brandwright help for more.']);

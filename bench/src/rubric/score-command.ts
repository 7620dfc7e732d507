import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../record.ts';
import { type Answers, criteria, readAnswers } from './answers.ts';
import type { Key } from './key.ts';
import { judge, type Verdicts } from './verdicts.ts';

/** Joins answers with keys, prints the tables, and with a name keeps the record: what was hidden, answered and found. */
export function runScore(keyFiles: readonly string[], answerFiles: readonly string[], record: string | null): void {
  if (keyFiles.length === 0 || answerFiles.length === 0) throw new Error('score needs --key and at least one file of answers.');
  const keys = keyFiles.map((file) => JSON.parse(readFileSync(file, 'utf8')) as Key);
  const answers = answerFiles.map((file) => readAnswers(file, readFileSync(file, 'utf8')));
  const verdicts = judge(keys, answers);
  const text = report(keys, answers, verdicts);
  console.log(text);
  if (record === null) return;
  const folder = join(root, 'docs', 'decisions', 'judgements');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${record}.md`), text);
  writeFileSync(join(folder, `${record}.json`), `${JSON.stringify({ keys, answers, verdicts }, null, 2)}\n`);
}

const percent = (v: number): string => `${Math.round(v * 100)} %`;
const figure = (v: number): string => (Number.isFinite(v) ? v.toFixed(2) : '–');
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `|${cells.map((c) => c.replace(/[|\n]/gu, ' ')).join('|')}|`).join('\n');

/** The record as Markdown. */
function report(keys: readonly Key[], answers: readonly Answers[], v: Verdicts): string {
  const dates = [...new Set(answers.map(({ date }) => date))].sort().join(', ');
  const readers = [...new Set(answers.map(({ reader }) => reader))].sort().join(', ');
  const parts = [
    `# Blind judgement, ${dates}`,
    `Sets ${keys.map(({ set, commit }) => `${set} (ours at ${commit})`).join(', ')}. Readers: ${readers}.`,
  ];
  if (v.preferences.length > 0) {
    const rows = v.preferences.map(({ rival, reader, n, equal, known, share, low, high }) => [
      rival,
      reader ?? '**all**',
      String(n),
      percent(share),
      `${percent(low)} – ${percent(high)}`,
      String(equal),
      String(known),
    ]);
    parts.push(
      '## Ours preferred',
      'Equal verdicts count half; Wilson intervals, 95 %. “Known”: how many of the pairs held a firm that the reader knew from elsewhere.',
    );
    parts.push(table(['against', 'reader', 'pairs', 'ours preferred', 'interval', 'equal', 'known'], rows));
  }
  if (v.kappas.length > 0) {
    const rows = v.kappas.map(({ readers: two, about, n, kappa }) => [two, about, String(n), figure(kappa)]);
    parts.push(
      '## Agreement',
      'Cohen’s weighted kappa (pairs linear, scores quadratic).',
      table(['readers', 'about', 'n', 'κw'], rows),
    );
  }
  if (v.scores !== null) {
    const { mean, byCriterion, leastLogo, n } = v.scores;
    const least = byCriterion.indexOf(Math.min(...byCriterion));
    parts.push(
      `## Rubric`,
      `Mean ${figure(mean)} over ${n} readings; least criterion: ${criteria[least]} (${figure(byCriterion[least] ?? Number.NaN)}).`,
    );
    if (leastLogo !== null)
      parts.push(`Least logo: ${leastLogo.brief}, number ${leastLogo.number}, with ${figure(leastLogo.score)}.`);
    parts.push(
      table(
        ['criterion', 'mean'],
        byCriterion.map((value, i) => [criteria[i] ?? '', figure(value)]),
      ),
    );
  }
  if (v.styles !== null) {
    const { right, n } = v.styles;
    parts.push(
      '## Styles told',
      `${percent(right.share)} of ${n} rows (${percent(right.low)} – ${percent(right.high)}); chance is 25 %.`,
    );
  }
  if (v.lost.length > 0) {
    const rows = v.lost.map(({ brief, rival, reader, why }) => [brief, rival, reader, why]);
    parts.push('## Where ours lost', table(['brief', 'against', 'reader', 'why'], rows));
  }
  if (v.faults.length > 0) {
    const rows = v.faults.map(({ brief, reader, fault }) => [brief, reader, fault]);
    parts.push('## Worst faults', table(['brief', 'reader', 'fault'], rows));
  }
  return `${parts.join('\n\n')}\n`;
}

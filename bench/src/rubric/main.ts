import { parseArgs } from 'node:util';
import { specimens } from './briefs.ts';
import { runCalibrate } from './calibrate-command.ts';
import { runLast } from './last-command.ts';
import { type Rival, rivals } from './pair-plan.ts';
import { runPairs } from './pairs-command.ts';
import { runScore } from './score-command.ts';
import { runSheets, runStyles } from './sheets-command.ts';

/** `npm run rubric -- <command> [flags]`: pictures for blind judgement, and what readers made of them. */
const usage = `npm run rubric -- pairs  --out DIR --key FILE [--rivals plain,real,golden,last] [--count 24] [--seed S] [--first]
                        [--golden DIR] [--against DIR] [--briefs FILE] [--per-sheet 6]
npm run rubric -- sheets --out DIR --key FILE [--count 24] [--seed S] [--briefs FILE]
npm run rubric -- styles --out DIR --key FILE [--count 6] [--seed S] [--briefs FILE]
npm run rubric -- last   --checkout DIR --out DIR [--briefs FILE]   designs of another version, for --against
npm run rubric -- score  --key FILE [--key FILE …] [--record NAME] ANSWERS.json …
npm run rubric -- calibrate                                          bench/calibration.md: ours beside real lockups`;

const text = { type: 'string' } as const;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    briefs: text,
    rivals: text,
    count: text,
    seed: text,
    out: text,
    key: { type: 'string', multiple: true },
    golden: text,
    against: text,
    first: { type: 'boolean' },
    'per-sheet': text,
    checkout: text,
    record: text,
  },
});

const [command, ...files] = positionals;
const needed = (flag: string, value: string | undefined): string => value ?? refuse(`--${flag} is missing.`);
const whole = (value: string | undefined, otherwise: number): number => {
  const n = Number(value ?? otherwise);
  return Number.isInteger(n) && n > 0 ? n : refuse(`“${value}” is no number of pictures.`);
};

const common = { briefs: values.briefs ?? specimens, seed: values.seed ?? '1' };
const places = () => ({ out: needed('out', values.out), key: needed('key', values.key?.[0]) });
switch (command) {
  case 'pairs':
    await runPairs({
      ...common,
      ...places(),
      rivals: (values.rivals ?? 'plain,real').split(',').map(rivalOf),
      count: whole(values.count, 24),
      golden: values.golden ?? null,
      against: values.against ?? null,
      first: values.first === true,
      perSheet: whole(values['per-sheet'], 6),
    });
    break;
  case 'sheets':
    await runSheets({ ...common, ...places(), count: whole(values.count, 24) });
    break;
  case 'styles':
    await runStyles({ ...common, ...places(), count: whole(values.count, 6) });
    break;
  case 'last':
    runLast(needed('checkout', values.checkout), common.briefs, needed('out', values.out));
    break;
  case 'score':
    runScore(values.key ?? [], files, values.record ?? null);
    break;
  case 'calibrate':
    await runCalibrate();
    break;
  default:
    refuse(`There is no command “${command ?? ''}”.`);
}

function rivalOf(name: string): Rival {
  return rivals.find((one) => one === name) ?? refuse(`There is no rival “${name}”; there are ${rivals.join(', ')}.`);
}

function refuse(message: string): never {
  console.error(`${message}\n\n${usage}`);
  process.exit(64);
}

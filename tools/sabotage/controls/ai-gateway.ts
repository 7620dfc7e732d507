import type { Control } from '../control.ts';

const gateway = 'apps/server/src/gateways/ai';
const test = `${gateway}/ai.test.ts`;
const writing = 'apps/server/src/services/enhancement/write-texts.ts';
const copy = 'apps/server/src/routes/model-copy.test.ts';

/** A model that is slow, broken, hostile or away harms nobody: R-12, S-26 and S-27. */
export const aiGatewayControls: readonly Control[] = [
  {
    row: 'R-12',
    gone: 'the deadline of an answer',
    file: `${gateway}/ai.ts`,
    find: 'signal: AbortSignal.timeout(deadline)',
    replace: 'signal: new AbortController().signal',
    test,
    title: '[R-12] an answer that never begins',
  },
  {
    row: 'R-12',
    gone: 'the breaker that opens after five failures',
    file: `${gateway}/breaker.ts`,
    find: 'const isOpen = (): boolean => failures >= mostFailures;',
    replace: 'const isOpen = (): boolean => failures >= 1000 * mostFailures;',
    test,
    title: '[R-12] after five failures in a row',
  },
  {
    row: 'R-12',
    gone: 'the one trial while a breaker is open',
    file: `${gateway}/breaker.ts`,
    find: 'if (isTrial && (isTrying || now()',
    replace: 'if (isTrial && (now()',
    test,
    title: '[R-12] after five failures in a row',
  },
  {
    row: 'R-12',
    gone: 'a breaker of its own for each purpose',
    file: `${gateway}/ai.ts`,
    find: 'await breakers[task.purpose].run(',
    replace: 'await breakers.copy.run(',
    test,
    title: '[R-12] failures of one purpose pause no other',
  },
  {
    row: 'R-12',
    gone: 'the second request after text with faults',
    file: `${gateway}/ai.ts`,
    find: "  const second = await askOnce(asked, [\n    { role: 'user', content: task.prompt },",
    replace:
      "  if (first.text !== '') throw new AiFault(first.reason);\n  const second = await askOnce(asked, [\n    { role: 'user', content: task.prompt },",
    test,
    title: '[R-12] bad JSON and text with faults',
  },
  {
    row: 'S-26',
    gone: 'the size limit of an answer',
    file: `${gateway}/ai-http.ts`,
    find: "    if (length > mostBytes) throw new AiFault('too_large');\n",
    replace: '',
    test,
    title: '[S-26] of an answer of 50 MB',
  },
  {
    row: 'S-26',
    gone: 'the look for instructions in an answer',
    file: `${gateway}/ai.ts`,
    find: 'const repeated = repeatedWords(text, instructions);',
    replace: 'const repeated = repeatedWords(text, "");',
    test,
    title: '[S-26] an answer that repeats',
  },
  {
    row: 'S-27',
    gone: 'the refusal of redirects',
    file: `${gateway}/ai-http.ts`,
    find: "redirect: 'manual'",
    replace: "redirect: 'follow'",
    test,
    title: '[S-27] a redirect is not followed',
  },
  {
    row: 'R-12',
    gone: 'the built-in texts where a model gave none',
    file: writing,
    find: '    if (!(error instanceof AiFault)) throw error;\n    return',
    replace: '    if (error !== null) throw error;\n    return',
    test: copy,
    title: '[R-12] whatever a model does',
  },
  {
    row: 'S-26',
    gone: 'the checks of what a model wrote',
    file: `${gateway}/ai.ts`,
    find: '...faultsOf(data), ',
    replace: '',
    test: copy,
    title: '[S-26] markup, wrong names, invented facts',
  },
  {
    row: 'I-01',
    gone: 'the tokens that an account may use a day',
    file: `${gateway}/ai.ts`,
    find: "  if (!(await meter.take(taken))) throw new AiFault('spent');\n",
    replace: '',
    test: copy,
    title: '[I-01] an account that used its tokens',
  },
];

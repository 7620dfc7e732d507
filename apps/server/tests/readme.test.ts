import { readFileSync } from 'node:fs';
import { apiGenerateLogos } from '@brandwright/contract';
import { afterAll, expect, test } from 'vitest';
import { openTestPglite } from '../../../packages/data/testing/pglite-copy.ts';
import { createApp } from '../src/app.ts';
import { makeKey } from '../testing/api-program.ts';
import { sharedPress as press } from '../testing/shared-press.ts';
import { testDeps } from '../testing/test-app.ts';
import { testPerson } from '../testing/test-person.ts';

const database = await openTestPglite();
afterAll(() => database.close());
const app = createApp(testDeps(press, database));

/** What a shell makes of the readme's curl: words without the quotes around them, over lines that go on, with the key in its place. */
function curlWords(key: string): readonly string[] {
  const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
  const [, command = ''] = /^```sh\n(curl [\s\S]*?)\n```$/m.exec(readme) ?? [];
  const words = command.replaceAll('\\\n', ' ').matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g);
  return Array.from(words, ([, single, double, bare]) => single ?? (double ?? bare ?? '').replace('$BRANDWRIGHT_KEY', key));
}

test('[P-01] the curl of the readme, sent as it stands, is answered with as many logos as it asks for', async () => {
  const { key } = await makeKey(app, (await testPerson(database)).cookie);
  const words = curlWords(key);
  const after = (flag: string): string[] => words.flatMap((word, i) => (words[i - 1] === flag ? [word] : []));
  const [address = ''] = words.filter((word) => word.startsWith('localhost:'));
  const [body = ''] = after('-d');
  const headers = after('-H').map((line): [string, string] => {
    const [name = '', value = ''] = line.split(/:\s*/);
    return [name, value];
  });
  // curl posts what -d brings.
  const response = await app.request(`http://${address}`, { method: 'POST', headers, body });
  const answer = await response.json();
  expect(response.status, JSON.stringify(answer).slice(0, 300)).toBe(200);
  const { business_name, count } = JSON.parse(body);
  const { logos } = apiGenerateLogos.answer.parse(answer);
  expect(logos.map(({ svg }) => /<title>([^<]*)</.exec(svg)?.[1])).toEqual(
    Array(count).fill(business_name.replace('&', '&amp;')),
  );
});

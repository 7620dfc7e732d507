import { readFileSync } from 'node:fs';
import { generateLogoResponse } from '@brandwright/contract';
import { expect, test } from 'vitest';
import { sharedPress as press } from '../testing/shared-press.ts';
import { testApp } from '../testing/test-app.ts';

const app = await testApp(press);

/** What a shell makes of the readme's curl: words without the quotes around them, over lines that go on. */
function curlWords(): readonly string[] {
  const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
  const [, command = ''] = /^```sh\n(curl [\s\S]*?)\n```$/m.exec(readme) ?? [];
  return [...command.replaceAll('\\\n', ' ').matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');
}

test('[Y-01] the curl of the readme, sent as it stands, is answered with as many designs as it asks for', async () => {
  const words = curlWords();
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
  const { businessName, variations } = JSON.parse(body);
  const { logos } = generateLogoResponse.parse(answer);
  expect(logos.map(({ design }) => design.name)).toEqual(Array(variations).fill(businessName));
});

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { patience } from '../../../packages/data/testing/patience.ts';

const launcher = fileURLToPath(new URL('../bin/brandwright.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'brandwright-cli-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function brandwright(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [launcher, ...args], { encoding: 'utf8', timeout: patience });
  return { status, stdout, stderr };
}

test('design writes every variant of every design, and a list of what was drawn and why', () => {
  const out = join(folder, 'fernwell');
  const { status, stdout, stderr } = brandwright(
    'design',
    '--name',
    'Fernwell',
    '--industry',
    'Healthcare',
    '--count',
    '2',
    '--out',
    out,
  );
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toContain('2 designs for “Fernwell”');
  const list = JSON.parse(readFileSync(join(out, 'designs.json'), 'utf8'));
  expect(list).toHaveLength(2);
  expect(list.filter(({ lead }: { readonly lead: boolean }) => lead).length).toBeLessThanOrEqual(1);
  for (const { id, reasons, report, files, genome, metrics } of list) {
    expect(id).toMatch(/^[a-z0-9]{13}$/);
    expect(reasons.length).toBeGreaterThanOrEqual(1);
    expect(report.map(({ check }: { readonly check: string }) => check)).toContain('one-colour');
    expect(genome.face).toMatch(/^[a-z0-9-]+$/);
    expect(metrics.contrast).toBeGreaterThanOrEqual(4.5);
    expect(readFileSync(join(out, files.svg), 'utf8')).toMatch(/^<svg xmlns/);
    const png = readFileSync(join(out, files.png));
    expect([png.subarray(1, 4).toString(), png.readUInt32BE(16)]).toEqual(['PNG', 1024]);
    for (const variant of ['on-dark', 'mono-black', 'mono-white', 'mark', 'mark-small'])
      expect(files[variant]).toBe(files.svg.replace('.svg', `-${variant}.svg`));
  }
  expect(readdirSync(out)).toHaveLength(2 * 7 + 1);
});

test('[corpus 9] [corpus 10] [S-24] file names hold numbers and ids, whatever the name is', () => {
  const out = join(folder, 'slip');
  expect(brandwright('design', '--name', '../../x', '--count', '1', '--out', out).status).toBe(0);
  for (const file of readdirSync(out)) expect(file).toMatch(/^(?:01-[a-z0-9]{13}(?:-[a-z-]+)?\.(?:svg|png)|designs\.json)$/);
});

test('the same command gives the same bytes; --json alone writes nothing', () => {
  const [first, second] = [0, 1].map(() =>
    brandwright('design', '--name', 'Kiln', '--seed', '7', '--quiz', 'energy=calm,personality=expert', '--json'),
  );
  expect(first?.status).toBe(0);
  expect(first?.stdout).toBe(second?.stdout);
  const list = JSON.parse(first?.stdout ?? '');
  expect(list[0].files).toEqual({});
  expect(list.map(({ lead }: { readonly lead: boolean }) => lead).filter(Boolean)).toEqual([true]);
});

test('a wrong command line ends with 64 and says what is allowed', () => {
  const cases: readonly (readonly [readonly string[], RegExp])[] = [
    [['design', '--nam', 'x'], /--nam[\s\S]*--name, --industry/],
    [['design', '--out', 'x'], /--name is missing/],
    [['design', '--name', 'x'], /--out is missing/],
    [['design', '--name', 'x', '--json', '--count', '9'], /--count is “9”; it must be a whole number from 1 to 8/],
    [['design', '--name', 'x', '--json', '--quiz', 'calm'], /question=answer[\s\S]*energy/],
    [['sheet', '--out', 'x.png'], /--briefs is missing/],
    [['kit', '--name', 'x'], /--out is missing\. Name the ZIP file/],
    [['kit', '--name', 'x', '--out', 'x.zip', '--design', '9'], /--design is “9”; it must be a whole number from 1 to 8/],
    [['kit', '--name', 'x', '--out', 'x.zip', '--ink-limit', '100'], /--ink-limit is “100”.*200 to 400/],
    [['backup'], /--out is missing\. Name the file/],
    [['restore', '--erasures', 'x'], /--from is missing/],
    [['admin', 'add'], /“admin end-factor” followed by an/],
    [['admin', 'list', 'x'], /Use “admin list”/],
    [['mcp', '--http', 'x'], /--http is “x”; it must be a whole number from 0 to 65535/],
    [['mcp', '--site', 'http://brandwright.example'], /must be an https address/],
    [['draw'], /no command “draw”[\s\S]*design, kit, sheet, mcp, backup/],
  ];
  for (const [args, said] of cases) {
    const { status, stdout, stderr } = brandwright(...args);
    expect({ status, stdout }, args.join(' ')).toEqual({ status: 64, stdout: '' });
    expect(stderr, args.join(' ')).toMatch(said);
  }
});

test('assistants are served only with a key', () => {
  const { status, stdout, stderr } = brandwright('mcp');
  expect({ status, stdout }).toEqual({ status: 78, stdout: '' });
  expect(stderr).toContain('BRANDWRIGHT_KEY is missing.');
});

test('a brief that the engine refuses ends with 65 and names the flag and what is allowed', () => {
  const { status, stderr } = brandwright('design', '--name', ' ', '--font-style', 'gothic', '--json');
  expect(status).toBe(65);
  expect(stderr).toMatch(/--name: /);
  expect(stderr).toMatch(/--font-style: .*“gothic”.*serif, sans-serif/);
});

test('a folder that cannot be made ends with 74', () => {
  expect(brandwright('design', '--name', 'Kiln', '--count', '1', '--out', '/dev/null/x').status).toBe(74);
});

test('sheet draws every brief of a file on one picture', () => {
  const briefs = join(folder, 'briefs.json');
  const out = join(folder, 'sheets', 'sheet.png');
  writeFileSync(briefs, JSON.stringify([{ name: 'Fernwell', style: 'elegant' }, { name: 'Kiln' }]));
  expect(brandwright('sheet', '--briefs', briefs, '--out', out, '--columns', '8').stderr).toBe('');
  const png = readFileSync(out);
  expect(png.readUInt32BE(16)).toBe(8 * 416 + 16);
  expect(png.length).toBeGreaterThan(20_000);
  writeFileSync(briefs, '[{"name":"Kiln"},{"name":"Kiln","color":"red"}]');
  expect(brandwright('sheet', '--briefs', briefs, '--out', out)).toMatchObject({
    status: 65,
    stderr: expect.stringContaining('brief 2'),
  });
});

test('[K-02] kit writes the logo set of one design as one archive, and leaves no half-made one', () => {
  const out = join(folder, 'kiln.zip');
  const { status, stdout, stderr } = brandwright('kit', '--name', 'Kiln', '--design', '2', '--out', out);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  const count = Number(/^Wrote (\d+) files/.exec(stdout)?.[1]);
  expect(count).toBeGreaterThanOrEqual(120);
  const archive = readFileSync(out);
  // The end of an archive tells how many files it holds.
  expect(archive.readUInt16LE(archive.lastIndexOf('PK\u0005\u0006', undefined, 'latin1') + 10)).toBe(count);
  const profile = join(folder, 'profile.icc');
  writeFileSync(profile, 'no profile');
  const refused = brandwright('kit', '--name', 'Kiln', '--out', join(folder, 'none.zip'), '--icc', profile);
  expect(refused).toMatchObject({ status: 65, stderr: expect.stringMatching(/^--icc: This ICC profile can’t be read/) });
  expect(brandwright('kit', '--name', 'Kiln', '--out', join(folder, 'none.zip'), '--icc', `${profile}x`).status).toBe(74);
  expect(readdirSync(folder).filter((name) => /none|part/.test(name))).toEqual([]);
});

test('help names every flag and value and ends with 0', () => {
  const { status, stdout } = brandwright('help');
  expect(status).toBe(0);
  for (const word of [
    '--icon-placement',
    'wordmark',
    'Real Estate',
    'monochrome',
    'aesthetic: minimal',
    '--ink-limit',
    '65',
    'backup',
    '--erasures',
    'admin add EMAIL',
  ])
    expect(stdout).toContain(word);
});

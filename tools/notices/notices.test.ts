import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { iconSetNotices } from './icon-sets.ts';
import { installedPackages } from './installed.ts';
import { printNotices } from './notices.ts';

const root = join(import.meta.dirname, '..', '..');

test('the notices name every package and icon set (update them with “npm run notices”)', () => {
  expect(readFileSync(join(root, 'THIRD-PARTY-NOTICES.md'), 'utf8')).toBe(
    printNotices([...installedPackages(root), ...iconSetNotices]),
  );
});

/** Terms that permit use, change and sale of the whole without further conditions on our own code. */
const permissive =
  /^\(?(?:MIT|MIT-0|ISC|0BSD|BSD-3-Clause|Apache-2\.0|AFL-2\.1|OFL-1\.1|Python-2\.0|Zlib|CC0-1\.0| AND | OR )+\)?$/;
/** Libraries that are used unchanged, as files of their own, which their licenses permit. */
const unchanged = /^(?:@img\/sharp-\S+ .*LGPL-3\.0-or-later.*|(?:@resvg\/resvg-js|lightningcss)\S* MPL-2\.0)$/;

test('every package is under a permissive license, or used unchanged', () => {
  const others = installedPackages(root).filter(({ license }) => !permissive.test(license));
  expect(others.map(({ name, license }) => `${name} ${license}`).filter((one) => !unchanged.test(one))).toEqual([]);
});

test('a text that several packages share is printed once, with whose each is', () => {
  const mit = (owner: string) => `MIT License\n\nCopyright (c) ${owner}\n\nPermission is hereby granted`;
  const printed = printNotices([
    { name: 'a', version: '1.0.0', license: 'MIT', texts: [mit('2020 Ada')] },
    { name: 'b', version: '2.0.0', license: 'MIT', texts: [mit('2021 Ben')] },
  ]);
  expect(printed.split('Permission is hereby granted')).toHaveLength(2);
  expect(printed).toContain('- a\n  Copyright (c) 2020 Ada\n- b\n  Copyright (c) 2021 Ben');
});

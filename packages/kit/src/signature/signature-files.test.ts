import { HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { brands } from '../../testing/brands.ts';
import { textAt } from '../../testing/file-text.ts';
import { hostileNames, renamed } from '../../testing/hostile.ts';
import type { Brand } from '../files/brand.ts';
import { signatureFiles } from './signature-files.ts';

/** Mail programs need what pages should not use: styles at each element, and attributes that are deprecated. */
const html = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: { 'no-inline-style': 'off', 'no-deprecated-attr': 'off', 'long-title': 'off' },
});
const htmlOf = (brand: Brand): string => textAt(signatureFiles(brand), 'signature/signature.html');
const hostile = hostileNames.map((name) => renamed(brands[0] as Brand, name));

describe('the email signature', () => {
  test('[K-06] is valid HTML for every brand and for names that try to leave it', async () => {
    for (const brand of [...brands, ...hostile]) {
      const report = await html.validateString(htmlOf(brand));
      expect(report.results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))).toEqual(
        [],
      );
    }
  });

  test('[K-06] uses only what Gmail, Outlook and Apple Mail keep', () => {
    for (const brand of [...brands, ...hostile]) {
      const body = htmlOf(brand).replace(/^[\s\S]*<body>/, '');
      expect(new Set([...body.matchAll(/<(\w+)/g)].map(([, tag]) => tag))).toEqual(
        new Set(['table', 'tbody', 'tr', 'td', 'img', 'p', 'strong', 'a']),
      );
      expect(body).not.toMatch(/<style|<script|class=|data:|flex|grid|background|[^-]color:(?!inherit)/);
      expect(body.match(/<img /g)).toHaveLength(1);
    }
  });

  test('[K-06] bears the name where pictures are blocked, and in plain text', () => {
    for (const brand of brands) {
      expect(htmlOf(brand)).toMatch(/<img [^>]*alt="[^"]+"/);
      expect(textAt(signatureFiles(brand), 'signature/signature.txt')).toContain(brand.design.name);
    }
    for (const brand of hostile) expect(textAt(signatureFiles(brand), 'signature/signature.txt')).not.toMatch(/[^\P{C}\n]/u);
  });
});

import { engineErrorCodes, limits } from '@brandwright/engine';
import { expect, test } from 'vitest';
import { faultText, longest, supportedScripts } from './brief-faults.ts';

const codes = engineErrorCodes.filter((code) => code.startsWith('brief.'));

test('[W-02] every fault of a name and of a slogan has a sentence', () => {
  expect(codes.length).toBeGreaterThan(10);
  const said = (['name', 'slogan'] as const).flatMap((field) => codes.map((code) => [code, faultText({ code }, field)]));
  expect(said.filter(([, sentence]) => sentence === null)).toEqual([]);
  expect(faultText({ code: 'brief.slogan.unsettable' }, 'slogan')).toContain(supportedScripts);
});

test('[W-02] a sentence names the limit that the engine has', () => {
  expect(longest).toEqual({ name: limits.name, slogan: limits.slogan, description: limits.description });
  expect(faultText({ code: 'brief.field.too_long' }, 'description')).toContain('1,000 characters');
});

test('[W-02] a fault of something else has no sentence here', () => {
  expect(faultText({ code: 'design.refused' }, 'name')).toBeNull();
});

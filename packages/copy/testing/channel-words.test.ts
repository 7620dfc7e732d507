import { expect, test } from 'vitest';
import { copyOf } from './copy-of.ts';

test.each([
  ['Escape room in Cork', /Pictures|Save ideas/u, /other groups did/u],
  ['Executive search firm in Cork', /^(?:Short answers|Checklists|Tips and answers) from/u, /right people/u],
  ['Law firm in Cork', /^(?:Short answers|Checklists|Tips and answers) from/u, /questions/u],
])('[I-01] profiles of “%s” show what it can show', (description, pinterest, youtube) => {
  const { bios } = copyOf({ name: 'Zorvex', industry: 'Other', description });
  expect(bios.pinterest).toMatch(pinterest);
  expect(bios.youtube).toMatch(youtube);
});

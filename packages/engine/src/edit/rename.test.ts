import { describe, expect, test } from 'vitest';
import { bookWith, briefOf, setOf } from '../../testing/font-book.ts';
import type { Brief } from '../brief/brief.ts';
import type { Design } from '../design-document.ts';
import { facesToRedraw, redrawn } from '../redrawn.ts';
import { facesForRename, renameDesign } from './rename.ts';

const bakery = { name: 'Juniper & Rye', industry: 'Food & Beverage', style: 'elegant', slogan: 'bread, slowly' };
const bank = { name: 'Stonebridge Capital', industry: 'Finance' };

const renamed = (design: Design, brief: Brief): Design => renameDesign(design, brief, bookWith(facesForRename(design, brief)));

const names = ['Juniper', 'Kestrel & Rye', 'Juniper, Rye & Daughters Bakery', 'Żółty Młyn', 'O', 'قهوة'];

describe('a design for another name', () => {
  test('[E-05] all sixteen designs take six other names, and the engine draws the same again', () => {
    const lost: string[] = [];
    for (const told of [bakery, bank])
      for (const design of setOf(told).designs)
        for (const name of names) {
          const brief = briefOf({ ...told, name });
          const drawn = renamed(design, brief);
          expect(drawn.name).toBe(name);
          // What is sold is drawn once more from its genome: it must be what the editor showed.
          expect(redrawn(drawn, brief, bookWith(facesToRedraw(drawn))).id).toBe(drawn.id);
          expect(drawn.scheme).toEqual(design.scheme);
          if (design.genome.mark !== null && drawn.genome.mark === null) lost.push(`${name}: ${design.genome.mark}`);
        }
    expect(lost.length, lost.join('\n')).toBeLessThanOrEqual(8);
  });

  test('[E-05] letters of the old name in its mark become those of the new one', () => {
    const monogram = setOf(bank).designs.find(({ archetype }) => archetype === 'monogram');
    if (monogram === undefined) throw new Error('No design of the set is a monogram.');
    const drawn = renamed(monogram, briefOf({ ...bank, name: 'Kestrel Capital' }));
    expect(drawn.genome.mark?.toLowerCase()).toMatch(/[/+]k/u);
  });

  test('[E-05] the same name is the same design', () => {
    const [design] = setOf(bakery).designs;
    expect(renamed(design as Design, briefOf(bakery))).toBe(design);
  });

  test('[E-05] a name that no typeface has is refused by its field', () => {
    const [design] = setOf(bakery).designs;
    expect(() => renamed(design as Design, briefOf({ ...bakery, name: 'ꦗꦮ' }))).toThrow(/every character in this name/u);
  });
});

import { expect, test } from 'vitest';
import { read } from '../check/workspace.ts';
import { changesOf, sabotaged } from './control.ts';
import { controls } from './controls.ts';

test('every control’s code and test stand where the list says', () => {
  for (const control of controls) {
    for (const change of changesOf(control))
      expect(sabotaged(read(change.file).text, change), control.gone).toContain(change.replace);
    expect(read(control.test).text, control.gone).toContain(control.title);
    expect(control.title, control.gone).toContain(`[${control.row}]`);
    // A table of cases has other titles when it runs, and those of its cases that pass would count as tests that don’t notice.
    expect(control.title, control.gone).not.toContain('%');
  }
});

test('a text that is gone, or stands there twice, is refused by its file', () => {
  const [control] = controls;
  if (control === undefined) throw new Error('The list is empty.');
  for (const text of ['', control.find + control.find]) expect(() => sabotaged(text, control)).toThrow(control.file);
});

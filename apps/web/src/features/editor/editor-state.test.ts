import { asDesigned } from '@brandwright/engine';
import { expect, test } from 'vitest';
import { type EditorEvent, type EditorState, editorReducer, firstState, type Settings } from './editor-state.ts';

const designed: Settings = { ...asDesigned, name: 'Juniper & Rye' };
const after = (...events: EditorEvent[]): EditorState => events.reduce(editorReducer, firstState(designed));
const set = (change: Partial<Settings>, stroke?: string): EditorEvent =>
  stroke === undefined ? { kind: 'changed', change } : { kind: 'changed', change, stroke };
const end: EditorEvent = { kind: 'stroke-ended' };
const undo: EditorEvent = { kind: 'undone' };
const redo: EditorEvent = { kind: 'redone' };
const reset: EditorEvent = { kind: 'reset', to: asDesigned };

test('[E-04] a change can be undone and redone', () => {
  expect(after(set({ textSize: 120 }), undo).now).toEqual(designed);
  expect(after(set({ textSize: 120 }), undo, redo).now.textSize).toBe(120);
});

test('[E-04] the drag of a slider is one step, and the next drag another', () => {
  const drag = [110, 120, 130].map((textSize) => set({ textSize }, 'textSize'));
  const state = after(...drag, end, ...[140, 150].map((textSize) => set({ textSize }, 'textSize')), end);
  expect(state.past).toHaveLength(2);
  expect(editorReducer(state, undo).now.textSize).toBe(130);
  expect([undo, undo].reduce(editorReducer, state).now).toEqual(designed);
});

test('[E-04] a drag that comes back to where it began is no step', () => {
  const state = after(set({ textSize: 110 }, 'textSize'), set({ textSize: 100 }, 'textSize'), end);
  expect(state).toEqual(firstState(designed));
});

test('[E-04] another control ends the gesture before it', () => {
  const state = after(set({ textSize: 110 }, 'textSize'), set({ spacing: 90 }, 'spacing'), set({ iconSize: 90 }));
  expect(state.past.map(({ textSize, spacing }) => [textSize, spacing])).toEqual([
    [100, 100],
    [110, 100],
    [110, 90],
  ]);
});

test('[E-04] undo within a gesture takes the gesture back', () => {
  const state = after(set({ textSize: 110 }), set({ textSize: 120 }, 'textSize'), set({ textSize: 130 }, 'textSize'), undo);
  expect(state.now.textSize).toBe(110);
  expect(state.future.map(({ textSize }) => textSize)).toEqual([130]);
});

test('[E-04] a new change forgets what was taken back', () => {
  const state = after(set({ textSize: 120 }), undo, set({ spacing: 110 }), redo);
  expect(state.now).toEqual({ ...designed, spacing: 110 });
});

test('[E-04] reset is a step of its own: undo goes across it', () => {
  const changed = [set({ textSize: 120 }), set({ primaryColor: '#FF0000' }), set({ layout: 'vertical' })];
  const state = after(...changed, reset);
  expect(state.now).toEqual(designed);
  expect([undo].reduce(editorReducer, state).now.layout).toBe('vertical');
  expect([undo, undo, undo, redo, redo, redo].reduce(editorReducer, state).now).toEqual(designed);
});

test('[E-04] what changes nothing is no step; undo and redo at their ends do nothing', () => {
  expect(after(set({ textSize: 100 }), reset, undo, redo)).toEqual(firstState(designed));
});

test('[E-05] a reset keeps the name, and another name can be undone', () => {
  const renamed = after(set({ name: 'Kestrel' }, 'name'), set({ name: 'Kestrel & Rye' }, 'name'), end, reset);
  expect(renamed.now.name).toBe('Kestrel & Rye');
  expect(editorReducer(renamed, undo).now).toEqual(designed);
});

import { expect, test } from 'vitest';
import metrics from '../../packages/engine/src/concepts/catalogue/typeface-metrics.json' with { type: 'json' };
import typefaces from '../../packages/engine/src/concepts/catalogue/typefaces.json' with { type: 'json' };
import type { Typeface } from '../../packages/engine/src/concepts/typeface.ts';
import { measureTypeface } from './measure-typefaces.ts';

test.each(['young-serif-400', 'archivo-900i', 'playpen-sans-600', 'pinyon-script-400', 'jost-500'] as const)(
  '%s measures what the catalogue says',
  (id) => {
    const face = (typefaces as readonly Typeface[]).find((one) => one.id === id);
    expect(face && measureTypeface(face)).toEqual(metrics[id]);
  },
);

import type { Treatment } from '../../concepts/style-spec.ts';
import type { Block } from '../block.ts';
import { setAmpersand } from './ampersand.ts';
import { setBarred } from './barred.ts';
import { setDescriptor } from './descriptor.ts';
import { setDot } from './dot.ts';
import { setFramed } from './framed.ts';
import { setJustified } from './justified.ts';
import { setPlain } from './plain.ts';
import { setPlate } from './plate.ts';
import { setRuled } from './ruled.ts';
import type { NameSetting } from './setting.ts';
import { setTwoTone, setTwoWeight } from './two-part.ts';

const treatmentTable: Readonly<Record<Treatment, (setting: NameSetting) => Block | null>> = {
  plain: setPlain,
  'two-weight': setTwoWeight,
  'two-tone': setTwoTone,
  descriptor: setDescriptor,
  ampersand: setAmpersand,
  justified: setJustified,
  dot: setDot,
  plate: setPlate,
  ruled: setRuled,
  barred: setBarred,
  framed: setFramed,
};

/** Sets a name in a treatment; null when this name does not offer it. */
export const setName = (treatment: Treatment, setting: NameSetting): Block | null => treatmentTable[treatment](setting);

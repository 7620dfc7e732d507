import type { Treatment } from '../../concepts/style-spec.ts';
import type { Block } from '../block.ts';
import { setAmpersand } from './ampersand.ts';
import { setAside } from './aside.ts';
import { setBarLetter } from './bar-letter.ts';
import { setBarred } from './barred.ts';
import { setCounterArrow } from './counter-arrow.ts';
import { setDescriptor } from './descriptor.ts';
import { setFramed } from './framed.ts';
import { joinBars } from './joined.ts';
import { setJustified } from './justified.ts';
import { setLitCounter } from './lit-counter.ts';
import { openAs } from './open-a.ts';
import { setOrbit } from './orbit.ts';
import { setPictureDot } from './picture-dot.ts';
import { setPictureInitial } from './picture-initial.ts';
import { setPictureLetter } from './picture-letter.ts';
import { setPictured } from './pictured.ts';
import { setPlain } from './plain.ts';
import { setPlate } from './plate.ts';
import { lettered } from './redraw.ts';
import { setRuled } from './ruled.ts';
import type { NameSetting } from './setting.ts';
import { setSnowcap } from './snowcap.ts';
import { stencil } from './stencil.ts';
import { setTilted } from './tilted.ts';
import { setTwoTone, setTwoWeight } from './two-part.ts';

const treatmentTable: Readonly<Record<Treatment, (setting: NameSetting) => Block | null>> = {
  plain: setPlain,
  'two-weight': setTwoWeight,
  'two-tone': setTwoTone,
  descriptor: setDescriptor,
  ampersand: setAmpersand,
  justified: setJustified,
  plate: setPlate,
  ruled: setRuled,
  aside: setAside,
  barred: setBarred,
  framed: setFramed,
  'picture-letter': setPictureLetter,
  'picture-dot': setPictureDot,
  'picture-initial': setPictureInitial,
  orbit: setOrbit,
  'counter-arrow': setCounterArrow,
  snowcap: setSnowcap,
  'lit-counter': setLitCounter,
  'bar-letter': setBarLetter,
  tilted: setTilted,
  joined: lettered(joinBars),
  'open-a': lettered(openAs),
  stencil: lettered(stencil),
  pictured: setPictured,
};

/** Sets a name in a treatment. Null if the name does not allow it. */
export const setName = (treatment: Treatment, setting: NameSetting): Block | null => treatmentTable[treatment](setting);

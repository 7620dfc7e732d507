import { type Design, drawing, frame, printSvg } from '@brandwright/engine';
import { type MockupKind, mockup } from '@brandwright/kit';
import { inPage, slot } from '../slot-art.ts';
import { yieldToMessages } from '../yield-to-messages.ts';

/** Where the designs of a page can be looked at, besides on their own ground. */
export type UseView = 'card' | 'sign' | 'phone' | 'dark';

/** A design in use, in the shape of a slot. */
export interface Shot {
  readonly ground: string;
  readonly art: string;
}

interface Ask {
  readonly designs: readonly Design[];
  readonly view: UseView;
}

const kinds: Readonly<Record<Exclude<UseView, 'dark'>, MockupKind>> = { card: 'cards', sign: 'sign', phone: 'phone' };

/** What a design without a ground for the dark lies on. */
const night = '#171614';

/** Every design in the same use, in their order. */
export async function viewLogosTask({ designs, view }: Ask, _studio: unknown, signal: AbortSignal): Promise<readonly Shot[]> {
  const shots: Shot[] = [];
  for (const design of designs) {
    shots.push(view === 'dark' ? onDark(design) : inUse(kinds[view], design));
    // What nobody waits for any more is given up here.
    await yieldToMessages();
    signal.throwIfAborted();
  }
  return shots;
}

function onDark(design: Design): Shot {
  const dark = drawing(design, 'on-dark');
  return {
    ground: dark.paints.ground ?? night,
    art: inPage(printSvg(frame(dark, slot.width, slot.height), { ground: false })),
  };
}

/** A mockup that fills its slot, cut where nothing is lost. */
function inUse(kind: MockupKind, design: Design): Shot {
  const { svg, focus } = mockup(kind, design);
  const fit = focus === 'start' ? 'xMinYMid slice' : 'xMidYMid slice';
  return { ground: 'transparent', art: inPage(svg).replace('<svg ', `<svg preserveAspectRatio="${fit}" `) };
}

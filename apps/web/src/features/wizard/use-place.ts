import { useEffect, useRef } from 'react';
import { type BrandDraft, emptyDraft } from '../../draft/brand-draft.ts';
import { patchDraft } from '../../draft/draft.ts';
import { goTo, putRight, useAddress } from './address.ts';
import { openQuestion, openStep, quizStep } from './steps.ts';

/** Where a person is. `question` counts only in the quiz. */
export interface Place {
  readonly step: number;
  readonly question: number;
}

interface Way {
  readonly place: Place;
  /** On to a place. */
  readonly go: (to: Place) => void;
  /** Back to a place: through the browser's history where that is where it leads, so that back and forward stay what they were. */
  readonly back: (to: Place) => void;
}

/**
 * The place in the address, `?step=3&question=2`. Without one it is where the draft was left; past what is missing it is the
 * first step that is not done. The address is put right, and the draft remembers the step that this tab came to last: not the one
 * it stands at, or two tabs at two steps would take turns in writing theirs for ever, each over what is typed in the other.
 */
export function usePlace(draft: BrandDraft | null): Way {
  const { search, from } = useAddress();
  const place = placeIn(search, draft ?? emptyDraft);
  const right = searchOf(place);
  const { step } = place;

  const remembered = useRef<number>(null);
  useEffect(() => {
    if (draft === null) return;
    if (search !== right) return putRight(right);
    if (remembered.current === step) return;
    remembered.current = step;
    if (draft.step !== step) patchDraft({ step });
  }, [draft, search, right, step]);

  return {
    place,
    go: (to) => goTo(searchOf(to)),
    back: (to) => (from === searchOf(to) ? history.back() : goTo(searchOf(to))),
  };
}

export const searchOf = ({ step, question }: Place): string =>
  step === quizStep ? `?step=${step}&question=${question}` : `?step=${step}`;

/** Numbers that are none, and places not reached yet, lead to the nearest that is. */
export function placeIn(search: string, draft: BrandDraft): Place {
  const query = new URLSearchParams(search);
  const step = within(query.get('step') ?? String(draft.step), reach(draft, query.get('step')));
  const asked = query.get('question');
  const open = openQuestion(draft);
  return { step, question: step === quizStep ? within(asked ?? String(open), open) : 1 };
}

/** Who asks for the editor with everything but a logo is told there what is missing (row W-07). */
const reach = (draft: BrandDraft, asked: string | null): number => {
  const open = openStep(draft);
  return asked === '6' && open === 5 && draft.selectedLogo === null ? 6 : open;
};

const within = (text: string, most: number): number => {
  const number = /^\d{1,3}$/.test(text) ? Number(text) : 1;
  return Math.min(Math.max(1, number), most);
};

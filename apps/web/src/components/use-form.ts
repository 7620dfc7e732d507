import { type RefObject, type SubmitEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Refusal } from '../client.ts';

type Values<Name extends string> = Readonly<Record<Name, string>>;
/** What is wrong, by field. */
type Faults<Name extends string> = Readonly<Partial<Record<Name, string>>>;

/** How a form is begun, judged and sent. */
interface Plan<Name extends string> {
  /** Every field, as it begins. */
  readonly empty: Values<Name>;
  /** What is wrong with what was typed. */
  readonly judge: (values: Values<Name>) => Faults<Name>;
  /** Sends it; rejects with a Refusal. */
  readonly send: (values: Values<Name>) => Promise<void>;
  /** Is told what was refused. */
  readonly refused: (refusal: Refusal) => void;
  /** Where the fault of a refusal belongs that names no field. */
  readonly place?: (refusal: Refusal) => NoInfer<Name> | undefined;
}

export interface Form<Name extends string> {
  readonly values: Values<Name>;
  readonly busy: boolean;
  /** Nothing can be sent before scripts run: a form sent without them would put what was typed into the address. */
  readonly alive: boolean;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly onSubmit: (event: SubmitEvent) => void;
  /** What the field of a name needs. */
  readonly field: (name: Name) => {
    readonly name: string;
    readonly value: string;
    readonly trouble: string | null;
    readonly onInput: (value: string) => void;
  };
  readonly set: (values: Partial<Record<Name, string>>) => void;
  /** Shows what is wrong, with the focus on the first such field. */
  readonly show: (faults: Faults<Name>) => void;
}

/** A form of one screen: judged when it is sent, each fault beside its field, the focus on the first. */
export function useForm<Name extends string>({ empty, judge, send, refused, place }: Plan<Name>): Form<Name> {
  const [values, setValues] = useState(empty);
  const [faults, setFaults] = useState<Faults<Name>>({} as Faults<Name>);
  const [busy, setBusy] = useState(false);
  const alive = useAlive();
  const form = useRef<HTMLFormElement>(null);
  const change = (some: Partial<Record<Name, string>>): void => {
    setValues((before) => ({ ...before, ...some }));
    setFaults((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in some))) as Faults<Name>);
  };

  // What was typed, or filled in by the browser, before scripts ran.
  useEffect(() => {
    const typed = [...new FormData(form.current ?? undefined)].filter(([, value]) => typeof value === 'string' && value !== '');
    if (typed.length > 0) setValues((before) => ({ ...before, ...Object.fromEntries(typed) }));
  }, []);

  const show = (found: Faults<Name>): void => {
    setFaults(found);
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  const submit = async (): Promise<void> => {
    const found = judge(values);
    if (Object.keys(found).length > 0) return show(found);
    setBusy(true);
    try {
      await send(values);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const at = place?.(error) ?? error.field;
      // What is said last stands: whoever is told may empty a field, and with it what was wrong there.
      refused(error);
      if (at !== undefined && at in values) show({ [at]: error.message } as Faults<Name>);
    } finally {
      setBusy(false);
    }
  };
  return {
    values,
    busy,
    alive,
    form,
    set: change,
    show,
    onSubmit: (event) => {
      event.preventDefault();
      if (!busy) void submit();
    },
    field: (name) => ({
      name,
      value: values[name],
      trouble: faults[name] ?? null,
      onInput: (value) => change({ [name]: value } as Partial<Record<Name, string>>),
    }),
  };
}

/** False in the page as it was built, true once scripts run. */
const useAlive = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );

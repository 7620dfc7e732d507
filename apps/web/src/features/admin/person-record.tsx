import { type AnswerOf, type adminPerson, findPlan } from '@brandwright/contract';
import { useCallback, useEffect, useState } from 'react';
import { call } from '../../client.ts';
import { dayOf } from '../../components/day.ts';
import { toastError, toastSuccess } from '../../components/toasts/toast.ts';
import { admin } from '../../content/admin.ts';
import { orders as orderWords } from '../../content/orders.ts';
import { paidFor } from '../orders/amount.ts';
import { ErasePerson } from './erase-person.tsx';
import { PersonLimits } from './person-limits.tsx';

type Known = AnswerOf<typeof adminPerson>;

interface Props {
  readonly id: string;
  readonly email: string;
  readonly onErased: () => void;
}

const words = admin.people;

/** One person: where they are signed in, what they may use, what they bought and made, and the end of their account. */
export function PersonRecord({ id, email, onErased }: Props) {
  const [person, setPerson] = useState<Known | 'loading' | 'failed'>('loading');
  const load = useCallback(async (): Promise<void> => {
    setPerson(await call('GET /api/admin/people/:person', { ids: { person: id } }).catch(() => 'failed' as const));
  }, [id]);
  useEffect(() => {
    void load();
  }, [load]);
  const signOut = async (): Promise<void> => {
    try {
      await call('POST /api/admin/people/:person/sign-out', { ids: { person: id } });
      toastSuccess(words.signedOut, email);
    } catch (error) {
      toastError(words.notSaved, error instanceof Error ? error.message : '');
    }
    await load();
  };

  if (person === 'loading') return <p role="status">{words.loading}</p>;
  if (person === 'failed')
    return (
      <p role="alert">
        {words.notRead}{' '}
        <button type="button" className="button quiet" onClick={() => void load()}>
          {words.again}
        </button>
      </p>
    );
  return (
    <>
      <h3>{words.sessions.title}</h3>
      <p>
        {words.sessions.count(person.sessions)} {person.secondFactor ? words.sessions.factor : words.sessions.noFactor}
      </p>
      <button type="button" className="button quiet" onClick={() => void signOut()}>
        {words.sessions.end}
      </button>
      <h3>{words.limits.title}</h3>
      <p className="facts">{person.hasPremium ? words.limits.premium : words.limits.text}</p>
      <PersonLimits id={id} usage={person.usage} onSaved={load} />
      <h3>{words.orderList}</h3>
      <Rows
        none={words.noOrders}
        rows={person.orderList.map((order) => [
          order.id,
          `${findPlan(order.plan)?.name ?? order.plan} · ${paidFor(order)}`,
          `${orderWords.status[order.status]} · ${dayOf(order.createdAt)} · ${order.id}`,
        ])}
      />
      <h3>{words.kitList}</h3>
      <Rows
        none={words.noKits}
        rows={person.kitList.map((kit) => [
          kit.id,
          kit.businessName,
          [kit.isDeleted ? words.deleted : words.kitStatus[kit.status], dayOf(kit.createdAt)].join(' · '),
        ])}
      />
      {person.isAdmin ? null : (
        <>
          <h3>{words.erase.title}</h3>
          <ErasePerson id={id} email={email} onErased={onErased} />
        </>
      )}
    </>
  );
}

interface RowsProps {
  readonly none: string;
  /** Id, name, and facts of each. */
  readonly rows: readonly (readonly [string, string, string])[];
}

const Rows = ({ none, rows }: RowsProps) =>
  rows.length === 0 ? (
    <p className="facts">{none}</p>
  ) : (
    <ul className="rows">
      {rows.map(([id, name, facts]) => (
        <li key={id}>
          <bdi>{name}</bdi>
          <p className="facts">{facts}</p>
        </li>
      ))}
    </ul>
  );

import type { AnswerOf, adminPeople } from '@brandwright/contract';
import { type FormEvent, useId, useState } from 'react';
import { call } from '../../client.ts';
import { dayOf } from '../../components/day.ts';
import { Field } from '../../components/field.tsx';
import { admin } from '../../content/admin.ts';
import { ExportButton } from './export-button.tsx';
import { PersonRecord } from './person-record.tsx';
import { PagedList } from './tabbed-lists.tsx';
import { type Page, usePages } from './use-pages.ts';
import './people.css';

type Person = AnswerOf<typeof adminPeople>['people'][number];

const words = admin.people;

/** Everybody with an account, the newest first, and what is done for them. */
export function People() {
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const look = (event: FormEvent): void => {
    event.preventDefault();
    setSearch(typed.trim());
  };
  return (
    <section className="found people" aria-labelledby="admin-people">
      <div className="head">
        <h2 id="admin-people">{words.title}</h2>
        <ExportButton list="people" />
      </div>
      <form onSubmit={look}>
        <Field label={words.search} hint={words.hint} value={typed} onInput={setTyped} limit={254} />
        <button type="submit" className="button quiet">
          {words.look}
        </button>
      </form>
      <PeopleList key={search} search={search} />
    </section>
  );
}

async function readPage(search: string, after: string | undefined): Promise<Page<Person>> {
  const body = { search, ...(after === undefined ? {} : { after }) };
  const { people, more } = await call('POST /api/admin/people', { body });
  return { items: people, more };
}

function PeopleList({ search }: { readonly search: string }) {
  const pages = usePages(readPage, search);
  const [open, setOpen] = useState<string | null>(null);
  return (
    <PagedList
      pages={pages}
      words={words}
      none={words.none}
      item={(person) => (
        <PersonItem
          key={person.id}
          person={person}
          isOpen={open === person.id}
          onToggle={() => setOpen(open === person.id ? null : person.id)}
          onErased={() => pages.change((people) => people.filter(({ id }) => id !== person.id))}
        />
      )}
    />
  );
}

interface ItemProps {
  readonly person: Person;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onErased: () => void;
}

function PersonItem({ person, isOpen, onToggle, onErased }: ItemProps) {
  const { id, email, name, since, confirmed, isAdmin, orders, kits } = person;
  const record = useId();
  const facts = [words.since(dayOf(since)), words.orders(orders), words.kits(kits)];
  return (
    <li>
      <div>
        <strong>
          <bdi>{email}</bdi>
        </strong>
        <p className="facts">
          {[...facts, ...(isAdmin ? [words.admin] : []), ...(confirmed ? [] : [words.unconfirmed])].join(' · ')}
        </p>
        {/* A line of its own: a name may pretend to be any of the facts, or turn the line round (H10-04). */}
        {name === '' ? null : (
          <p className="facts">
            {words.signed} <bdi>{name}</bdi>
          </p>
        )}
      </div>
      <button type="button" className="button quiet" aria-expanded={isOpen} aria-controls={record} onClick={onToggle}>
        {isOpen ? words.close : words.open}
        <span className="visually-hidden">: {email}</span>
      </button>
      <div id={record} className="record" hidden={!isOpen}>
        {isOpen ? <PersonRecord id={id} email={email} onErased={onErased} /> : null}
      </div>
    </li>
  );
}

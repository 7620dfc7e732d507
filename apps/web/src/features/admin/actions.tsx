import type { AnswerOf, adminActions } from '@brandwright/contract';
import { call } from '../../client.ts';
import { momentOf } from '../../components/day.ts';
import { admin } from '../../content/admin.ts';
import { PagedList } from './tabbed-lists.tsx';
import { type Page, usePages } from './use-pages.ts';
import './actions.css';

type Line = Omit<AnswerOf<typeof adminActions>['actions'][number], 'id'> & { readonly id: string };

const words = admin.actions;

async function readPage(_: null, after: string | undefined): Promise<Page<Line>> {
  const { actions, more } = await call('POST /api/admin/actions', { body: after === undefined ? {} : { after: Number(after) } });
  return { items: actions.map((line) => ({ ...line, id: String(line.id) })), more };
}

/** What admins did, the newest first (row S-34). */
export function Actions() {
  const pages = usePages(readPage, null);
  return (
    <section className="actions-log" aria-labelledby="admin-actions">
      <h2 id="admin-actions">{words.title}</h2>
      <p className="facts">{words.text}</p>
      <PagedList pages={pages} words={words} none={words.none} item={(line) => <ActionLine key={line.id} line={line} />} />
      <button type="button" className="button quiet" onClick={pages.load}>
        {words.renew}
      </button>
    </section>
  );
}

function ActionLine({ line: { at, action, by, isCommand, about, subject, detail } }: { readonly line: Line }) {
  const told = Object.entries(detail).map(([name, value]) => words.detail(name, String(value)));
  return (
    <li>
      <time dateTime={at}>{momentOf(at)}</time>
      <div>
        <strong>{words.what[action]}</strong>
        <p className="facts">
          {[
            words.by(isCommand ? words.command : (by ?? words.erased)),
            ...(about === null ? [] : [words.about(about)]),
            ...told,
          ].join(' · ')}
        </p>
        {subject === null ? null : <p className="facts">{subject}</p>}
      </div>
    </li>
  );
}

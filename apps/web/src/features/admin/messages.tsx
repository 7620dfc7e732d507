import type { AnswerOf, adminMessages } from '@brandwright/contract';
import { call } from '../../client.ts';
import { dayOf } from '../../components/day.ts';
import { toastError, toastSuccess } from '../../components/toasts/toast.ts';
import { admin } from '../../content/admin.ts';
import { ExportButton } from './export-button.tsx';
import { PagedList, TabbedLists } from './tabbed-lists.tsx';
import { type Page, usePages } from './use-pages.ts';

type Message = AnswerOf<typeof adminMessages>['messages'][number];
type Kind = keyof typeof words.kinds;

const words = admin.messages;

/** What people wrote to us: open messages, those that a program seems to have written, and answered ones (row C-02). */
export const Messages = () => (
  <TabbedLists
    name="messages"
    title={words.title}
    kinds={words.kinds}
    list={(kind) => <MessageList key={kind} kind={kind} />}
    end={<ExportButton list="messages" />}
  />
);

async function readPage(which: Kind, after: string | undefined): Promise<Page<Message>> {
  const body = { which, ...(after === undefined ? {} : { after }) };
  const { messages, more } = await call('POST /api/admin/messages', { body });
  return { items: messages, more };
}

/** Messages of a kind, page by page. */
function MessageList({ kind }: { readonly kind: Kind }) {
  const pages = usePages(readPage, kind);
  const mark = async ({ id, number }: Message): Promise<void> => {
    try {
      const as = kind === 'open' ? 'answered' : 'open';
      await call('POST /api/admin/messages/:message/mark', { ids: { message: id }, body: { as } });
      pages.change((messages) => messages.filter((one) => one.id !== id));
      toastSuccess(words.marked[kind], number);
    } catch (error) {
      toastError(words.notMarked, error instanceof Error ? error.message : '');
    }
  };
  return (
    <PagedList
      pages={pages}
      words={words}
      none={words.none[kind]}
      item={(message) => <MessageItem key={message.id} message={message} kind={kind} onMark={() => void mark(message)} />}
    />
  );
}

interface ItemProps {
  readonly message: Message;
  readonly kind: Kind;
  readonly onMark: () => void;
}

function MessageItem({ message, kind, onMark }: ItemProps) {
  const { number, name, email, known, subject, createdAt } = message;
  const facts = [number, email, known ? words.known : words.unknown, dayOf(createdAt)];
  const reply = `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(words.replySubject(subject, number))}`;
  return (
    <li>
      <div>
        <strong>
          <bdi>{subject === '' ? words.noSubject : subject}</bdi>
        </strong>
        <p className="facts">{facts.join(' · ')}</p>
        {/* A line of its own: a name may pretend to be any of the facts, or turn the line round (H10-04). */}
        <p className="facts">
          {words.signed} <bdi>{name}</bdi>
        </p>
        <p className="said" dir="auto">
          {message.message}
        </p>
      </div>
      <div className="actions">
        <a className="button quiet" href={reply}>
          {words.reply}
          <span className="visually-hidden"> {number}</span>
        </a>
        <button type="button" className="button quiet" onClick={onMark}>
          {words.mark[kind]}
          <span className="visually-hidden"> {number}</span>
        </button>
      </div>
    </li>
  );
}

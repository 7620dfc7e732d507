import type { AnswerOf, adminMessages } from '@brandwright/contract';
import { useCallback, useEffect, useState } from 'react';
import { call } from '../../client.ts';
import { dayOf } from '../../components/day.ts';
import { Tabs } from '../../components/tabs.tsx';
import { toastError, toastSuccess } from '../../components/toasts/toast.ts';
import { admin } from '../../content/admin.ts';

type Answer = AnswerOf<typeof adminMessages>;
type Message = Answer['messages'][number];
type Kind = keyof typeof words.kinds;

const words = admin.messages;
const kinds = Object.keys(words.kinds) as readonly Kind[];

/** What people wrote to us: open messages, those that a program seems to have written, and answered ones (row C-02). */
export function Messages() {
  const [kind, setKind] = useState<Kind>('open');
  return (
    <section className="messages underlined" aria-labelledby="admin-messages">
      <h2 id="admin-messages">{words.title}</h2>
      <Tabs
        label={words.title}
        className="panel"
        open={kind}
        onOpen={setKind}
        tabs={kinds.map((key) => ({ key, title: words.kinds[key], panel: <MessageList key={key} kind={key} /> }))}
      />
    </section>
  );
}

/** Messages of a kind, page by page. */
function MessageList({ kind }: { readonly kind: Kind }) {
  const [known, setKnown] = useState<Answer>({ messages: [], more: false });
  const [state, setState] = useState<'loading' | 'failed' | 'there'>('loading');
  const load = useCallback(
    async (before: readonly Message[] = []): Promise<void> => {
      setState('loading');
      try {
        const after = before.at(-1)?.id;
        const body = { which: kind, ...(after === undefined ? {} : { after }) };
        const { messages, more } = await call('POST /api/admin/messages', { body });
        setKnown({ messages: [...before, ...messages], more });
        setState('there');
      } catch {
        setState('failed');
      }
    },
    [kind],
  );
  useEffect(() => {
    void load();
  }, [load]);

  const mark = async ({ id, number }: Message): Promise<void> => {
    try {
      const as = kind === 'open' ? 'answered' : 'open';
      await call('POST /api/admin/messages/:message/mark', { ids: { message: id }, body: { as } });
      setKnown(({ messages, more }) => ({ messages: messages.filter((one) => one.id !== id), more }));
      toastSuccess(words.marked[kind], number);
    } catch (error) {
      toastError(words.notMarked, error instanceof Error ? error.message : '');
    }
  };
  const { messages, more } = known;
  return (
    <div aria-busy={state === 'loading'}>
      {state === 'failed' ? (
        <p role="alert">
          {words.failed}{' '}
          <button type="button" className="button quiet" onClick={() => void load()}>
            {words.again}
          </button>
        </p>
      ) : null}
      {state === 'there' && messages.length === 0 ? <p role="status">{words.none[kind]}</p> : null}
      <ul>
        {messages.map((message) => (
          <MessageItem key={message.id} message={message} kind={kind} onMark={() => void mark(message)} />
        ))}
      </ul>
      {more ? (
        <button type="button" className="button quiet" onClick={() => void load(messages)}>
          {words.more}
        </button>
      ) : null}
    </div>
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

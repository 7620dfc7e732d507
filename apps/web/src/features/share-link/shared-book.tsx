import type { SharedKit } from '@brandwright/contract';
import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { results } from '../../content/results.ts';
import { shared as words } from '../../content/share-link.ts';
import '../results/kit-book.css';
import { Comments } from './comments.tsx';
import { SharedCover } from './shared-cover.tsx';
import { SharedPictures } from './shared-pictures.tsx';
import { SharedVoice } from './shared-voice.tsx';
import { Votes } from './votes.tsx';
import './share-link.css';

interface Props {
  readonly kit: SharedKit;
  readonly secret: string;
  /** Is called when the link turns out to be revoked. */
  readonly closed: () => void;
}

/** A kit like a brand book, in pictures that are previews, and what visitors say of it. */
export function SharedBook({ kit, secret, closed }: Props) {
  const { businessName: name, designs, voice, feedback } = kit;
  return (
    <div className="results shared">
      <div className="head">
        <h1>
          <bdi>{name}</bdi>
        </h1>
        <p className="look">
          <Eye aria-hidden="true" />
          {words.label}. {words.note}
        </p>
      </div>
      <SharedCover kit={kit} secret={secret} />
      <div className="chapters">
        {designs.length === 0 ? null : (
          <Part title={words.backgrounds.title}>
            <SharedPictures name={name} secret={secret} />
          </Part>
        )}
        <Part title={words.about}>
          <dl className="facts">
            {(['industry', 'personality', 'style'] as const).map((key) => (
              <div key={key}>
                <dt>{results.facts[key]}</dt>
                <dd>{kit[key]}</dd>
              </div>
            ))}
          </dl>
          {voice === null ? null : <SharedVoice voice={voice} />}
        </Part>
        {designs.length === 0 ? null : (
          <Part title={words.votes.title(designs.length)}>
            <Votes name={name} designs={designs} secret={secret} feedback={feedback} closed={closed} />
          </Part>
        )}
        <Part title={words.comments.title}>
          <Comments feedback={feedback} secret={secret} closed={closed} />
        </Part>
      </div>
      <p className="own">
        {words.own}
        <a className="button quiet" href="/">
          {words.create}
        </a>
      </p>
    </div>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="chapter" aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

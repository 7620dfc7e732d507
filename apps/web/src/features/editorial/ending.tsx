import { Ways } from './ways.tsx';

interface Props {
  readonly words: {
    readonly end: { readonly title: string; readonly text: string };
    readonly start: { readonly label: string; readonly href: string };
    readonly other: { readonly label: string; readonly href: string };
  };
}

/** What ends a page to read: what to do next. */
export const Ending = ({ words: { end, start, other } }: Props) => (
  <section className="ending" aria-labelledby="end">
    <h2 id="end">{end.title}</h2>
    <div>
      <p>{end.text}</p>
      <Ways start={start} other={other} />
    </div>
  </section>
);

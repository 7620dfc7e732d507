interface Entry {
  readonly id: string;
  readonly title: string;
}

interface Props {
  readonly title: string;
  readonly list: readonly (Entry & { readonly within?: readonly Entry[] })[];
}

/** What a long page holds, with links to each part. */
export function Contents({ title, list }: Props) {
  return (
    <nav aria-labelledby="contents">
      <h2 id="contents">{title}</h2>
      <ol>
        {list.map(({ within, ...entry }) => (
          <li key={entry.id}>
            <Link {...entry} />
            {within === undefined ? null : (
              <ol>
                {within.map((inner) => (
                  <li key={inner.id}>
                    <Link {...inner} />
                  </li>
                ))}
              </ol>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

const Link = ({ id, title }: Entry) => <a href={`#${id}`}>{title}</a>;

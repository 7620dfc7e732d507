import { shared as words } from '../../content/share-link.ts';
import { pictureAt } from './picture-at.ts';

const shown = ['on-dark', 'mono-black', 'mono-white'] as const;

/** The logo on grounds besides its own. */
export function SharedPictures({ name, secret }: { readonly name: string; readonly secret: string }) {
  return (
    <ul className="plates">
      {shown.map((key) => (
        <li key={key}>
          <img src={pictureAt(secret, key)} alt={words.pictures[key](name)} width={640} height={480} loading="lazy" />
          <p aria-hidden="true">{words.backgrounds[key]}</p>
        </li>
      ))}
    </ul>
  );
}

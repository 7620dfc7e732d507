import { Art } from '../../components/art.tsx';
import { results } from '../../content/results.ts';
import type { KitFace } from '../../drawing-worker/tasks/brand-faces.ts';

interface Props {
  /** Null until they are set. */
  readonly faces: readonly KitFace[] | null;
  readonly failed: boolean;
}

/** The typefaces of a brand: lines set in them, and what they are called. */
export function Specimen({ faces, failed }: Props) {
  const [lead] = faces ?? [];
  const text = faces?.find((face) => face !== lead && face.roles.includes('text'));
  return (
    <>
      <div className="lines" aria-hidden="true">
        {(text === undefined ? lead?.lines : lead?.lines.slice(0, 3))?.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of one specimen.
          <Art key={place} className={place === 0 ? 'big' : 'line'} markup={line} place={`type-${place}`} />
        ))}
        {/* The alphabet in the face of cards and letters. */}
        {text?.lines.slice(1, 3).map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of one specimen.
          <Art key={place} className="text" markup={line} place={`text-${place}`} />
        ))}
      </div>
      <ul className="faces">
        {failed ? <li>{results.undrawn}</li> : null}
        {faces?.map((face) => (
          <li key={face.roles[0]}>
            <strong>{calledFully(face)}</strong>, {face.roles.join(' and ')}
          </li>
        ))}
      </ul>
    </>
  );
}

const weights: Readonly<Record<number, string>> = {
  100: 'Thin',
  200: 'Extra Light',
  300: 'Light',
  400: 'Regular',
  500: 'Medium',
  600: 'Semibold',
  700: 'Bold',
  800: 'Extra Bold',
  900: 'Black',
};

/** “Outfit Medium”. */
const calledFully = ({ family, weight, italic }: KitFace): string =>
  [family, weights[weight] ?? weight, ...(italic ? ['Italic'] : [])].join(' ');

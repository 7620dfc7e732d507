import type { Concept } from '../concepts/concept.ts';
import type { MarkKind } from '../concepts/style-spec.ts';
import { figureNoun } from './figures/table.ts';
import { drawnThing } from './marks/drawn/drawn-reason.ts';
import { filledThing } from './marks/drawn/merged/filled.ts';
import { innerMark } from './marks/inner-mark.ts';
import { type Noun, nounIn, nounOf } from './noun.ts';
import type { Asker } from './origin-reason.ts';
import { picturesOf, spokenName } from './picture-name.ts';
import { otherKinds, otherTellings } from './picture-words.ts';

/** Where no list names a drawing. */
const unnamed: Noun = nounOf('icon');

/** What a mark shows, as a noun. Two things in one drawing are both named. */
export function thingOf(mark: string, kind: MarkKind, concept: Concept, asker: Asker): Noun {
  if (kind === 'light') return nounOf('beam of light');
  if (kind !== 'drawn') return pictured(mark, concept, asker) ?? pairOf(mark, asker) ?? unnamed;
  const told = mark.startsWith('filled/')
    ? filledThing(mark, (pictured(innerMark(mark), null, asker) ?? unnamed).one)
    : drawnThing(mark, concept.id);
  return told === null ? unnamed : nounIn(ofKind(told, asker));
}

/** What a letter of the name turns into. */
export function letterThing(mark: string | null, concept: Concept | null, asker: Asker): Noun {
  const named = mark === null ? null : pictured(mark, concept, asker);
  const figure = concept === null ? null : figureNoun(concept.id);
  return named ?? (figure === null ? nounOf('picture') : nounOf(figure));
}

function pictured(mark: string, concept: Concept | null, asker: Asker): Noun | null {
  const all = picturesOf(mark, concept?.id ?? null);
  const picture = all.find((one) => one === asker.picture) ?? all[0];
  return picture === undefined ? null : spokenName(picture, heardBy(asker), asker.as === 'thing');
}

/** Two icons of which one is cut out of the other, such as `negative-space/tooth+sparkle`. Where a list names only one of them, what was asked for. */
function pairOf(mark: string, asker: Asker): Noun | null {
  const [outer = null, inner = null] = (/^negative-space\/(.+)$/u.exec(mark)?.[1]?.split('+') ?? []).map((icon) =>
    pictured(`icon/${icon}`, null, asker),
  );
  if (outer !== null && inner !== null) return nounIn(`${outer.one} with ${inner.one} inside`);
  return asker.asked === null ? null : spokenName(asker.asked, heardBy(asker), asker.as === 'thing');
}

/** A word of a trade is heard with the trade’s name: “attorneys” are a law firm. */
const heardBy = ({ as, word, trade }: Asker): string => (as === 'thing' ? word : `${word} ${trade}`);

/** A pine tree told as an evergreen to whoever is called Cedar, and a flower as an apple blossom to a cidery. */
function ofKind(told: string, asker: Asker): string {
  const { as, word } = asker;
  const retold = otherTellings.find(({ told: known, to }) => told.includes(known) && to.test(heardBy(asker)));
  if (retold !== undefined) return told.replace(retold.told, retold.spoken);
  const bare = told.replace(/^an? /u, '');
  const other = as === 'thing' ? otherKinds.find(({ kind, meant }) => kind.test(bare) && !meant.test(word)) : undefined;
  return other === undefined ? told : nounOf(bare.replace(other.kind, other.group)).one;
}

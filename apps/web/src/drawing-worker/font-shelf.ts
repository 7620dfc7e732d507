/** The part of the engine's font book the shelf fills. */
interface Book {
  add(id: string, bytes: Uint8Array): void;
}

interface FaceBytes {
  readonly id: string;
  readonly bytes: Uint8Array;
}

/** Fetches faces cut to a text. Rejects when they do not arrive whole; honors the signal. */
export type FetchFaces = (faces: readonly string[], text: string, signal: AbortSignal) => Promise<readonly FaceBytes[]>;

export interface FontShelf {
  /** Resolves once every face can set every character of the text; asks only for what is not held yet. */
  stock(faces: readonly string[], text: string, signal: AbortSignal): Promise<void>;
}

/**
 * Alphabets that come whole with any letter of theirs, so that a face is fetched once and typing on costs nothing: about
 * 5.8 kB a face after brotli, where the letters of one name are about 1.4 kB.
 */
const alphabets: readonly { readonly sign: RegExp; readonly letters: string }[] = [
  { sign: /[A-Za-z]/, letters: 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzİı &' },
  { sign: /\p{Script=Greek}/u, letters: 'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩαβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώ &' },
  { sign: /\p{Script=Cyrillic}/u, letters: 'АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя &' },
];

/** Faces of a later name that come with whole alphabets: two (the largest is 9 kB) and the letters of twenty more stay below 60 kB. */
const alphabetsAtOnce = 2;

/** Small alphabets without capitals, about 3 kB a face; those of other scripts, with all their forms, are many times that. */
const smallAlphabets: typeof alphabets = [
  { sign: /\p{Script=Hebrew}/u, letters: 'אבגדהוזחטיךכלםמןנסעףפץצקרשת &' },
  { sign: /\p{Script=Thai}/u, letters: 'กขคฆงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรลวศษสหฬอฮะัาำิีึืุูเแโใไๆ็่้๊๋์ &' },
];
const otherLetter = /(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{L}/u;

/** Beside another script Latin is a word that stands: only its letters come. */
function withAlphabets(text: string): Set<string> {
  const whole = otherLetter.test(text) ? smallAlphabets : alphabets;
  return new Set(text + whole.map(({ sign, letters }) => (sign.test(text) ? letters : '')).join(''));
}

/**
 * Typefaces arrive as subsets. A face that lacks a character is fetched again, with the alphabets or with the name's letters, and
 * what it held before is let go: two subsets of a face cannot be joined, and one request, of `facesAtOnce` at most, serves many.
 */
export function createFontShelf(book: Book, fetchFaces: FetchFaces, facesAtOnce: number): FontShelf {
  const held = new Map<string, Set<string>>();
  return {
    stock: async (faces, text, signal) => {
      const needed = new Set(text);
      const short = faces.filter((id) => !needed.isSubsetOf(held.get(id) ?? new Set()));
      if (short.length === 0) return;
      // The first name brings all its alphabets; a later one some, and of the other faces just its letters.
      const whole = held.size === 0 ? short : short.slice(0, alphabetsAtOnce);
      const cut = short.slice(whole.length);
      const groups = [
        { ids: whole, wanted: withAlphabets(text) },
        { ids: cut, wanted: needed },
      ];
      const orders = groups.flatMap(({ ids, wanted }) =>
        chunks(ids, facesAtOnce).map((few) => ({ ids: few, characters: wanted })),
      );
      const packs = orders.map(async ({ ids, characters }) => {
        const arrived = await fetchFaces(ids, [...characters].sort().join(''), signal);
        return arrived.map((face) => ({ ...face, characters }));
      });
      const arrived = (await Promise.all(packs)).flat();
      const missing = short.find((id) => !arrived.some((face) => face.id === id));
      if (missing !== undefined) throw new Error(`The typeface ${missing} did not arrive.`);
      for (const { id, bytes, characters } of arrived) {
        book.add(id, bytes);
        held.set(id, new Set(characters));
      }
    },
  };
}

function chunks<T>(list: readonly T[], size: number): readonly T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, i) => list.slice(i * size, (i + 1) * size));
}

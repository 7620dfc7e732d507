/** A word for a mark by its id: `drawn/in-loaf-grain` → “Loaf”, `badge/shield+star-four` → “Star”, `ring/N` → “Letter N”. */
export function iconName(id: string | null): string {
  const [family = '', form = ''] = (id ?? '').split('/');
  const letters = /^(\p{L}{1,3})(?:-\d+)?$/u.exec(form)?.[1];
  if (letters !== undefined) return `${letters.length > 1 ? 'Letters' : 'Letter'} ${letters.toUpperCase()}`;
  const thing =
    form
      .split('+')
      .at(-1)
      ?.replace(/^(?:in|out|as)-/, '') ?? '';
  const word = /^\p{L}+/u.exec(thing)?.[0] ?? family;
  return word === '' ? 'Drawn' : word.charAt(0).toUpperCase() + word.slice(1);
}

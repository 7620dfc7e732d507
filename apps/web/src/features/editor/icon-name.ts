/** A word for a mark by its id: `drawn/in-loaf-grain` → “Loaf”, `badge/shield+star-four` → “Star”, `ring/N` → “Letter N”. */
export function iconName(id: string | null): string {
  const parts = (id ?? '').split(/[/+~]/);
  // What a model drew has no name here, and its id is a hash.
  if (parts.includes('traced')) return 'AI icon';
  const [family = '', form = ''] = [parts.at(0), parts.at(-1)];
  const letters = /^(\p{Lu}{1,3}|\p{L})(?:-\d+)?$/u.exec(form)?.[1];
  if (letters !== undefined) return `${letters.length > 1 ? 'Letters' : 'Letter'} ${letters.toUpperCase()}`;
  const word = /^\p{L}+/u.exec(form.replace(/^(?:in|out|as)-/, ''))?.[0] ?? family;
  return word === '' ? 'Icon' : word.charAt(0).toUpperCase() + word.slice(1);
}

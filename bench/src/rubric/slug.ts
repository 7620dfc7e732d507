/** A name as a file name: `Özge Yıldız` → `ozge-yildiz`, `Bolt & Barrel` → `bolt-and-barrel`. Letters of other scripts stay. */
export const slugOf = (name: string): string =>
  name
    .replace(/ı/gu, 'i')
    .replace(/ø/giu, 'o')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/&/gu, ' and ')
    .replace(/['’]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/gu, '');

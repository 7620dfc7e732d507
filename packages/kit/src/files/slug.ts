/** Names that Windows keeps for devices, whatever follows the dot. */
const devices = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/** Letters that are no letter and accent: as passports write them. */
const spelled: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' };

/** A name as part of a file name: `Juniper & Rye` → `juniper-rye`; `brand` when nothing of it can be written in ASCII. 1–40 characters. */
export function slugOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036F'’]/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => spelled[letter] ?? '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-+|-+$/g, '');
  if (plain === '') return 'brand';
  return devices.test(plain) ? `${plain}-brand` : plain;
}

/** Windows device names, reserved with any extension. */
const devices = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/** Letters without a decomposition, transliterated as in passports. */
const spelled: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' };

/**
 * A name for use in file names: `Juniper & Rye` → `juniper-rye`; `brand` if nothing of it is ASCII. 1–40
 * characters.
 */
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

/** Capitals of Greek and Cyrillic that are drawn as a Latin one is, whatever they sound like. */
const twins: Readonly<Record<string, string>> = {
  Α: 'A',
  Β: 'B',
  Ε: 'E',
  Ζ: 'Z',
  Η: 'H',
  Ι: 'I',
  Κ: 'K',
  Μ: 'M',
  Ν: 'N',
  Ο: 'O',
  Ρ: 'P',
  Τ: 'T',
  Υ: 'Y',
  Χ: 'X',
  А: 'A',
  В: 'B',
  Е: 'E',
  І: 'I',
  Ј: 'J',
  К: 'K',
  М: 'M',
  Н: 'H',
  О: 'O',
  Р: 'P',
  С: 'C',
  Ѕ: 'S',
  Т: 'T',
  Х: 'X',
};

/** The Latin capital of the same drawing; a letter without one is given back. */
export const latinTwin = (capital: string): string => twins[capital] ?? capital;

/** A Latin capital and every capital that is drawn as it is: `KΚК`. */
export const capitalsLike = (latin: string): string =>
  latin +
  Object.keys(twins)
    .filter((capital) => twins[capital] === latin)
    .join('');

/** Greek and Cyrillic capitals drawn like a Latin one, whatever their sound. */
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

/** The Latin capital with the same shape, or the letter itself. */
export const latinTwin = (capital: string): string => twins[capital] ?? capital;

/** A Latin capital and all capitals with its shape: `KΚК`. */
export const capitalsLike = (latin: string): string =>
  latin +
  Object.keys(twins)
    .filter((capital) => twins[capital] === latin)
    .join('');

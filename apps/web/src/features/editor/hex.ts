import type { Customization } from '@brandwright/engine';

type Hex = NonNullable<Customization['primaryColor']>;

/** `#1e4634`, `1E4634` and `#abc` → `#RRGGBB` in capitals; null for anything else. */
export function readHex(text: string): Hex | null {
  const digits = /^\s*#?([0-9a-f]{3}|[0-9a-f]{6})\s*$/iu.exec(text)?.[1];
  if (digits === undefined) return null;
  const six = digits.length === 6 ? digits : digits.replace(/./g, '$&$&');
  return `#${six.toUpperCase()}`;
}

/** Whether more typing may still make a color of it. */
export const mayBecomeHex = (text: string): boolean => /^\s*#?[0-9a-f]{0,6}\s*$/iu.test(text);

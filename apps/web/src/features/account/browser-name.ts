/** In this order: browsers call themselves by their forebears' names as well. */
const browsers = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;
const systems = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux/, 'Linux'],
] as const;

const first = (text: string, list: readonly (readonly [RegExp, string])[]): string | undefined =>
  list.find(([sign]) => sign.test(text))?.[1];

/** “Firefox on Windows” from what a browser calls itself; null when nothing is known in it. */
export function browserName(userAgent: string | null): string | null {
  const [browser, system] = [first(userAgent ?? '', browsers), first(userAgent ?? '', systems)];
  return browser === undefined ? (system ?? null) : system === undefined ? browser : `${browser} on ${system}`;
}

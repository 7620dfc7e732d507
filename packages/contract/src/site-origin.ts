/**
 * Stands for the public origin in what the build writes: only the server knows it (`PUBLIC_URL`). Its name can belong to nobody
 * (RFC 2606).
 */
export const unknownOrigin = 'https://origin.invalid';

/** Markup that makes sense only at a public origin. Without one, the server takes it away. */
export const publicOnly = (markup: string): string => `${marks.start}${markup}${marks.end}`;

const marks = { start: '<!--public-->', end: '<!--/public-->' } as const;

/** A page's HTML at an origin; null: at none that is public. */
export function pageAtOrigin(html: string, origin: string | null): string {
  const kept = html.split(marks.start).map((part, i) => {
    if (i === 0) return part;
    const [inside = '', ...rest] = part.split(marks.end);
    return (origin === null ? '' : inside) + rest.join(marks.end);
  });
  return kept.join('').replaceAll(unknownOrigin, origin ?? '');
}

/** A text for programs at an origin, such as `robots.txt`. Lines with an address are left out without one. */
export const linesAtOrigin = (text: string, origin: string | null): string =>
  text
    .split('\n')
    .filter((line) => origin !== null || !line.includes(unknownOrigin))
    .join('\n')
    .replaceAll(unknownOrigin, origin ?? '');

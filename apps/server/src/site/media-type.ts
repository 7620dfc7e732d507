const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  map: 'application/json',
  webmanifest: 'application/manifest+json',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml',
  svg: 'image/svg+xml',
  wasm: 'application/wasm',
  ttf: 'font/ttf',
  woff2: 'font/woff2',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  pdf: 'application/pdf',
};

const extension = (name: string): string => /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** The media type of a file name. Unknown types are served as binary downloads. */
export const contentType = (name: string): string => types[extension(name)] ?? 'application/octet-stream';

/** True if compression helps: every format that is not compressed itself. */
export const isText = (name: string): boolean => !/^(?:woff2|png|jpg|webp|avif|pdf|)$/.test(extension(name));

export type Encoding = 'br' | 'gzip' | 'identity';

/** The best encoding that the Accept-Encoding header allows, without those refused by `q=0`. */
export function acceptedEncoding(header: string | undefined): Encoding {
  const refused = new Set<string>();
  const taken = new Set<string>();
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    (parameters.some((text) => /^q=0(?:\.0*)?$/.test(text)) ? refused : taken).add(name);
  }
  for (const encoding of ['br', 'gzip'] as const) {
    if (taken.has(encoding) || (taken.has('*') && !refused.has(encoding))) return encoding;
  }
  return 'identity';
}

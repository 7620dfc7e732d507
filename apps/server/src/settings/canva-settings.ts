/** The Canva integration, from the environment. */
export interface CanvaSettings {
  /** Such as `OC-FAB12-AbCdEf`. */
  readonly clientId: string;
  readonly clientSecret: string;
  /** One address in place of Canva's own ones, for tests and proxies; null for Canva's. */
  readonly url: URL | null;
}

type Name = 'CANVA_CLIENT_ID' | 'CANVA_CLIENT_SECRET' | 'CANVA_URL';

/** The Canva settings; null if Canva is not configured. The secret is never echoed. */
export function readCanva(read: (name: Name) => string | undefined, faults: string[]): CanvaSettings | null {
  const [clientId, clientSecret, address] = [read('CANVA_CLIENT_ID'), read('CANVA_CLIENT_SECRET'), read('CANVA_URL')];
  const url = address === undefined || !URL.canParse(address) ? null : new URL(address);
  if (address !== undefined && (url === null || !/^https?:$/.test(url.protocol) || url.pathname + url.search !== '/'))
    faults.push(`CANVA_URL is “${address}”; it must be a URL without a path, such as https://canva.example.`);
  if (clientId === undefined && clientSecret === undefined) return null;
  // Both become one line of HTTP, with a colon between them.
  if (clientId === undefined || !/^[\w-]{3,100}$/.test(clientId))
    faults.push(
      'CANVA_CLIENT_ID must be the ID of your integration at Canva, such as OC-FAB12-AbCdEf. It is required with a secret.',
    );
  if (clientSecret === undefined || !/^[\x21-\x7e]{16,200}$/.test(clientSecret))
    faults.push('CANVA_CLIENT_SECRET must be the secret of your integration at Canva (cnvca…). It is required with an ID.');
  return { clientId: clientId ?? '', clientSecret: clientSecret ?? '', url };
}

/** What a browser may do with a response. */
export type ContentPolicy =
  /** A page of ours. Scripts, styles, pictures and requests only from this site. */
  | { readonly kind: 'page'; readonly scripts: readonly string[]; readonly styles: readonly string[] }
  /** A script. A worker gets its policy from it. */
  | { readonly kind: 'script' }
  /** Data and pictures: nothing is allowed, in case somebody opens it as a page. */
  | { readonly kind: 'inert' };

/** 'self' alone does not permit WebAssembly, which HarfBuzz is. */
const scriptSource = "script-src 'self' 'wasm-unsafe-eval'";

/** A worker needs scripts and requests. It shows nothing. */
const scriptPolicy = `default-src 'none'; ${scriptSource}; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** The Content-Security-Policy of a response. `scripts` and `styles` are CSP hashes without quotes. */
function contentPolicy(policy: ContentPolicy): string {
  if (policy.kind === 'inert') return "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";
  if (policy.kind === 'script') return scriptPolicy;
  const { scripts, styles } = policy;
  const quoted = (hashes: readonly string[]): string => hashes.map((hash) => ` '${hash}'`).join('');
  return [
    "default-src 'none'",
    `${scriptSource}${quoted(scripts)}`,
    `style-src 'self'${quoted(styles)}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Headers of every response. `https`: people reach the product over https. */
export function securityHeaders(policy: ContentPolicy, https: boolean): Readonly<Record<string, string>> {
  return {
    'content-security-policy': contentPolicy(policy),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
    ...(https ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  };
}

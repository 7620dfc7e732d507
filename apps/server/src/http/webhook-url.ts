import { isIP } from 'node:net';
import { webhookLimits } from '@brandwright/contract';
import { isLoopbackAddress, isPublicAddress } from './public-address.ts';

/** Host of a URL as resolvers take it: IPv6 addresses without brackets. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.+)\]$/, '$1');

/** True for names and addresses of this machine. */
const isOwnHost = (host: string): boolean => host === 'localhost' || isLoopbackAddress(host);

interface WebhookUrlOptions {
  /** Whether this machine is allowed. */
  readonly toLoopback: boolean;
  /** Default: `webhookLimits.ports`. */
  readonly ports?: readonly number[];
}

/**
 * The address of a webhook; null if events are never sent there: https on one of the allowed ports, without a user, a password or
 * a fragment, and not the address of a private network. `toLoopback`: this machine is allowed as well, on any port and without
 * encryption. What a name stands for is looked at with each attempt.
 */
export function readWebhookUrl(text: string, { toLoopback, ports = webhookLimits.ports }: WebhookUrlOptions): URL | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const host = hostOf(url);
  if (url.username + url.password + url.hash !== '') return null;
  if (toLoopback && isOwnHost(host) && /^https?:$/.test(url.protocol)) return url;
  if (url.protocol !== 'https:') return null;
  // The parser leaves out the usual port.
  if (url.port !== '' && !ports.some((port) => String(port) === url.port)) return null;
  return isIP(host) === 0 || isPublicAddress(host) ? url : null;
}

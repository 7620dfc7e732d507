import { isIPv6 } from 'node:net';
import type { ClientGroup } from '@brandwright/press';
import type { Context } from 'hono';
import type { AppEnv } from '../deps.ts';
import type { Settings } from '../settings/settings.ts';

export interface AddressSource {
  /** The peer's address from the socket. */
  readonly socket: string | undefined;
  /** The X-Forwarded-For header. Trusted only as far as our own proxies wrote it. */
  readonly forwardedFor: string | undefined;
}

/**
 * The address that limits count by. Each trusted proxy appends the peer it saw, so with n proxies the client
 * is n-th from the right; entries further left come from the client and are ignored. Without proxies, the
 * socket decides. IPv6 is cut to its /64, the range of one household or machine.
 */
export function clientAddress({ socket, forwardedFor }: AddressSource, trustedProxies: number): string {
  const written = trustedProxies === 0 ? [] : (forwardedFor ?? '').split(',').map((part) => part.trim());
  const claimed = written.slice(-trustedProxies)[0];
  return network(claimed === undefined || claimed === '' ? (socket ?? 'unknown') : withoutPort(claimed));
}

/** The client's address, as seen before our own proxies. */
export function addressOf(c: Context<AppEnv>, { trustedProxies }: Pick<Settings, 'trustedProxies'>): string {
  // Tests without a socket have no environment.
  const socket = c.env?.incoming?.socket.remoteAddress;
  return clientAddress({ socket, forwardedFor: c.req.header('x-forwarded-for') }, trustedProxies);
}

/**
 * The wider networks of an IPv6 address, the narrowest first. A provider gives a household a /56 or a /48 (RFC
 * 6177), which holds 256 or 65,536 addresses that limits would count apart. Together they have as much as 4
 * and 16 addresses (H15-02). None for IPv4.
 */
export function networksOf(address: string): readonly [] | readonly [household: ClientGroup, site: ClientGroup] {
  const [, a, b, c, d = '0'] = /^([\da-f]+):([\da-f]+):([\da-f]+):([\da-f]+)::\/64$/.exec(address) ?? [];
  if (a === undefined) return [];
  const upper = (Number.parseInt(d, 16) & 0xff00).toString(16);
  return [
    { key: `${a}:${b}:${c}:${upper}::/56`, weight: 4 },
    { key: `${a}:${b}:${c}::/48`, weight: 16 },
  ];
}

/** The widest network of an address: its /48, or the address itself for IPv4. */
export const widestNetworkOf = (address: string): string => networksOf(address).at(-1)?.key ?? address;

/** True if a request comes from this machine. */
export const isFromHere = (c: Context<AppEnv>, settings: Pick<Settings, 'trustedProxies'>): boolean =>
  /^127\.|^0:0:0:0::\/64$/.test(addressOf(c, settings));

/**
 * Removes the port that some proxies add, which differs per connection: `192.0.2.1:50123`,
 * `[2001:db8::1]:50123`.
 */
const withoutPort = (address: string): string =>
  /^\[(.*)\](?::\d+)?$/.exec(address)?.[1] ?? address.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');

function network(address: string): string {
  const v4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (v4 !== undefined) return v4;
  if (!isIPv6(address)) return address.slice(0, 45);
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const groups = [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

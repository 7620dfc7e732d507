import { expect, test } from 'vitest';
import { clientAddress, networksOf } from './client-address.ts';

test('[S-04] without trusted proxies the socket decides, whatever a header claims', () => {
  expect(clientAddress({ socket: '203.0.113.9', forwardedFor: '1.2.3.4' }, 0)).toBe('203.0.113.9');
  expect(clientAddress({ socket: '::ffff:203.0.113.9', forwardedFor: undefined }, 0)).toBe('203.0.113.9');
});

test('[S-04] the n-th forwarded address from the right counts behind n proxies', () => {
  const forwardedFor = '6.6.6.6, 198.51.100.7, 10.0.0.2';
  expect(clientAddress({ socket: '10.0.0.1', forwardedFor }, 1)).toBe('10.0.0.2');
  expect(clientAddress({ socket: '10.0.0.1', forwardedFor }, 2)).toBe('198.51.100.7');
  expect(clientAddress({ socket: '10.0.0.1', forwardedFor: '198.51.100.7' }, 2)).toBe('198.51.100.7');
  expect(clientAddress({ socket: '10.0.0.1', forwardedFor: undefined }, 1)).toBe('10.0.0.1');
  expect(clientAddress({ socket: '10.0.0.1', forwardedFor: '' }, 1)).toBe('10.0.0.1');
  expect(clientAddress({ socket: '10.0.0.1', forwardedFor: '198.51.100.7:50123' }, 1)).toBe('198.51.100.7');
  expect(clientAddress({ socket: '10.0.0.1', forwardedFor: '[2001:db8:1:2::3]:443' }, 1)).toBe('2001:db8:1:2::/64');
});

test('an IPv6 address counts by its /64', () => {
  const network = (socket: string): string => clientAddress({ socket, forwardedFor: undefined }, 0);
  expect(network('2001:db8:1:2:3:4:5:6')).toBe(network('2001:db8:1:2::1'));
  expect(network('2001:db8:1:2::1')).not.toBe(network('2001:db8:1:3::1'));
  expect(network('::1')).toBe('0:0:0:0::/64');
  expect(network('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
});

test('[H15-02] an IPv6 address belongs to a /56 and a /48, an IPv4 address to no wider network', () => {
  expect(networksOf('2001:db8:1:2a3::/64')).toEqual([
    { key: '2001:db8:1:200::/56', weight: 4 },
    { key: '2001:db8:1::/48', weight: 16 },
  ]);
  expect(networksOf('198.51.100.7')).toEqual([]);
  expect(networksOf('unknown')).toEqual([]);
});

import { expect, test } from 'vitest';
import { isLoopbackAddress, isPublicAddress } from './public-address.ts';

test('[S-27] only addresses of the public internet count as public', () => {
  for (const address of [
    '0.0.0.0',
    '10.0.0.1',
    '100.64.0.1',
    '100.100.100.200',
    '127.0.0.1',
    '127.255.255.254',
    '168.63.129.16',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.192',
    '192.0.2.1',
    '192.88.99.1',
    '192.168.1.1',
    '198.18.0.1',
    '198.51.100.1',
    '203.0.113.1',
    '224.0.0.1',
    '239.255.255.255',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:10.0.0.1',
    '::ffff:8.8.8.8',
    '::7f00:1',
    '64:ff9b::a00:1',
    '64:ff9b:1::1',
    '100::1',
    '2001::1',
    '2001:db8::1',
    '2002:a00:1::1',
    '3fff::1',
    '5f00::1',
    'fc00::1',
    'fd00:ec2::254',
    'fe80::1',
    'fe80::1%eth0',
    '2606:4700::1%eth0',
    'fec0::1',
    'ff02::1',
    'localhost',
    '010.0.0.1',
    '8.8.8',
    '',
  ])
    expect(isPublicAddress(address), address).toBe(false);
  for (const address of ['1.1.1.1', '8.8.8.8', '100.128.0.1', '172.32.0.1', '192.167.1.1', '223.255.255.1', '2606:4700::1111'])
    expect(isPublicAddress(address), address).toBe(true);
});

test('[S-27] loopback is this machine alone', () => {
  for (const address of ['127.0.0.1', '127.1.2.3', '::1']) expect(isLoopbackAddress(address), address).toBe(true);
  for (const address of ['10.0.0.1', '169.254.169.254', '0.0.0.0', '::', '::ffff:127.0.0.1', 'localhost'])
    expect(isLoopbackAddress(address), address).toBe(false);
});

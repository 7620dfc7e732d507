import { BlockList, isIP } from 'node:net';

/**
 * IPv4 networks that aren't on the public internet (IANA’s special-purpose registry: RFC 6890 and later), multicast (224.0.0.0/4)
 * and the reserved rest. 168.63.129.16 answers inside Azure, with secrets of the machine.
 */
const special4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '168.63.129.16/32',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
] as const;

/**
 * Public IPv6 addresses are in 2000::/3. Loopback, link-local, unique local and multicast addresses, and those that hold an
 * IPv4 address (::ffff:0:0/96, 64:ff9b::/96, 64:ff9b:1::/48), are not.
 */
const global6 = '2000::/3';
/** Of these: protocols (with Teredo), documentation, 6to4, and AS112. */
const special6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20'] as const;

function blockOf(networks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const block = new BlockList();
  for (const network of networks) {
    const [address = '', bits = ''] = network.split('/');
    block.addSubnet(address, Number(bits), family);
  }
  return block;
}

const refused4 = blockOf(special4, 'ipv4');
const [allowed6, refused6] = [blockOf([global6], 'ipv6'), blockOf(special6, 'ipv6')];
const loopback4 = blockOf(['127.0.0.0/8'], 'ipv4');

/** True for the address of a host on the public internet. False for anything else, whatever it is. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !refused4.check(address, 'ipv4');
  // A zone, as in fe80::1%eth0, belongs to one network.
  return isIP(address) === 6 && !address.includes('%') && allowed6.check(address, 'ipv6') && !refused6.check(address, 'ipv6');
}

/** True for an address of this machine: 127.0.0.0/8 or ::1. */
export const isLoopbackAddress = (address: string): boolean =>
  address === '::1' || (isIP(address) === 4 && loopback4.check(address, 'ipv4'));

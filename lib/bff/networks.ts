import { BlockList, isIP } from 'node:net';

/** Networks of a machine, of its containers and of a company: nobody on the internet has an address in them. */
const PRIVATE_NETWORKS = [
  '127.0.0.0/8',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '100.64.0.0/10',
  '::1/128',
  'fc00::/7',
  'fe80::/10',
];

/** Names that only a machine or a network of its own resolves: without a domain, as containers have, or below one of these. */
const PRIVATE_NAME = /^[^.]+$|\.(localhost|local|internal)$/i;

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

export function createNetworkTest(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const network of networks.flatMap((one) => (one === 'private' ? PRIVATE_NETWORKS : one))) {
    const [address = '', bits] = network.split('/');
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  return (address) => isIP(address) > 0 && list.check(address, familyOf(address));
}

const isPrivateAddress = createNetworkTest(['private']);

export function isPrivateOrigin(origin: string): boolean {
  const host = new URL(origin).hostname.replace(/^\[(.*)\]$/, '$1');
  return isIP(host) ? isPrivateAddress(host) : PRIVATE_NAME.test(host);
}

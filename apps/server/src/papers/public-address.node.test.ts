import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './public-address.js';

const HOSTILE: readonly (readonly [string, readonly string[]])[] = [
  ['this machine', ['127.0.0.1', '127.255.255.254', '::1', '0.0.0.0', '0.1.2.3', '::']],
  [
    'a private network',
    ['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fc00::1', 'fd12:3456::1'],
  ],
  ['the same link', ['169.254.0.1', 'fe80::1', 'febf::1', 'fe80::1%eth0']],
  [
    'a cloud’s own settings',
    [
      '169.254.169.254',
      '169.254.170.2',
      '100.100.100.200',
      '192.0.0.192',
      '168.63.129.16',
      'fd00:ec2::254',
    ],
  ],
  ['a provider’s network', ['100.64.0.1', '100.127.255.255']],
  ['many at once', ['224.0.0.1', '239.255.255.250', '255.255.255.255', 'ff02::1', 'ff0e::1']],
  [
    'reserved addresses',
    [
      '192.0.2.1',
      '198.51.100.1',
      '203.0.113.1',
      '198.18.0.1',
      '240.0.0.1',
      '192.88.99.1',
      '2001:db8::1',
      '3fff::1',
      '100::1',
      '5f00::1',
      '2001:2::1',
      'fec0::1',
      '4000::1',
    ],
  ],
  [
    'a hidden IPv4 address',
    [
      '::ffff:127.0.0.1',
      '::ffff:7f00:1',
      '::ffff:169.254.169.254',
      '::ffff:a00:1',
      '::127.0.0.1',
      '::7f00:1',
      '::ffff:0:127.0.0.1',
      '64:ff9b::127.0.0.1',
      '64:ff9b::a9fe:a9fe',
      '64:ff9b:1::808:808',
      '2002:7f00:1::',
      '2002:808:808::1',
      '2001:0:4136:e378:8000:63bf:3fff:fdd2',
    ],
  ],
  ['nothing', ['', 'localhost', '127.0.0.1:80', 'example.org', '[::1]', '1.2.3.4.5']],
];

describe('isPublicAddress', () => {
  it.each(HOSTILE.flatMap(([what, addresses]) => addresses.map((address) => [address, what])))(
    'refuses %s, which is %s',
    (address) => expect(isPublicAddress(address)).toBe(false),
  );

  it.each([
    '8.8.8.8',
    '1.1.1.1',
    '172.15.255.255',
    '172.32.0.1',
    '192.167.255.255',
    '100.63.255.255',
    '100.128.0.1',
    '223.255.255.255',
    '168.63.129.17',
    '2606:4700:4700::1111',
    '2a00:1450:4001:830::200e',
    '::ffff:8.8.8.8',
    '64:ff9b::8.8.8.8',
  ])('allows %s', (address) => expect(isPublicAddress(address)).toBe(true));

  it('treats an embedded IPv4 address like the address itself', () =>
    fc.assert(
      fc.property(fc.ipV4(), (address) => {
        const isPublic = isPublicAddress(address);
        expect(isPublicAddress(`::ffff:${address}`)).toBe(isPublic);
        expect(isPublicAddress(`64:ff9b::${address}`)).toBe(isPublic);
        expect(isPublicAddress(`::${address}`)).toBe(false);
      }),
    ));
});

import { expect, it } from 'vitest';
import { toClientKey } from '../../../server/operations/limits/client-key.ts';

it.each([
  ['an IPv4 address', '192.0.2.7', '192.0.2.7'],
  ['an IPv4 client of a socket for both kinds', '::ffff:192.0.2.7', '192.0.2.7'],
  ['the same in hexadecimal', '::ffff:c000:207', '192.0.2.7'],
  ['the same in full', '0:0:0:0:0:ffff:c000:207', '192.0.2.7'],
  ['the network of an IPv6 address', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['the network of a short IPv6 address', '2001:db8::1', '2001:db8:0:0::/64'],
  ['the network of this machine', '::1', '0:0:0:0::/64'],
  ['nobody in particular without an address', undefined, 'unknown'],
  ['nobody in particular by a name', 'localhost', 'unknown'],
  ['nobody in particular by half an address', '::ffff:', 'unknown'],
])('a limit counts %s', (_whom, address, key) => {
  expect(toClientKey(address)).toBe(key);
});

it('a limit counts neighbours in one /64 together, and those in the next one apart', () => {
  expect(toClientKey('2001:db8:1:2::1')).toBe(toClientKey('2001:db8:1:2:ffff::1'));
  expect(toClientKey('2001:db8:1:3::1')).not.toBe(toClientKey('2001:db8:1:2::1'));
});

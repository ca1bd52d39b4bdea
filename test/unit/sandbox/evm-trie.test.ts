import { createMPT } from '@ethereumjs/mpt';
import { bytesToUnprefixedHex, KECCAK256_RLP, unprefixedHexToBytes } from '@ethereumjs/util';
import { keccak256, toHex } from 'viem';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../../sandbox/evm/database.ts';
import { Trie } from '../../../sandbox/evm/trie.ts';
import { TrieDatabase } from '../../../sandbox/evm/trie-database.ts';

const hash = (text: string) => keccak256(toHex(text)).slice(2);

/** Keys that share digits in different ways, and values shorter and longer than a hash. */
function buildKey(index: number): string {
  const key = hash(`key ${index}`);
  if (index % 3 === 0) return `0000${key.slice(4)}`;
  if (index % 3 === 1) return `${'ab'.repeat(28)}${key.slice(56)}`;
  return key;
}

const buildValue = (index: number, round: number) =>
  unprefixedHexToBytes(hash(`value ${index} ${round}`).slice(0, index % 2 === 0 ? 2 : 64));

describe('the trie of the local EVM chains', () => {
  it('has the roots of @ethereumjs/mpt, through inserts, updates and deletes', async () => {
    const database = new TrieDatabase(openDatabase(undefined));
    const expected = await createMPT();
    let root: Uint8Array | undefined;
    for (let round = 0; round < 40; round++) {
      const trie = new Trie(database, root);
      for (let step = 0; step < 12; step++) {
        const index = Number.parseInt(hash(`${round} ${step}`).slice(0, 4), 16) % 90;
        const key = buildKey(index);
        if ((round + step) % 3 === 0) {
          trie.delete(key);
          await expected.del(unprefixedHexToBytes(key));
        } else {
          trie.set(key, buildValue(index, round % 2));
          await expected.put(unprefixedHexToBytes(key), buildValue(index, round % 2));
        }
      }
      root = trie.save();
      if (round % 2 === 0) database.write();
      expect(bytesToUnprefixedHex(root ?? KECCAK256_RLP)).toBe(bytesToUnprefixedHex(expected.root()));
    }
  });

  it('reads every value again from what it has written, also at an earlier root', () => {
    const file = openDatabase(undefined);
    const database = new TrieDatabase(file);
    const first = new Trie(database);
    for (let index = 0; index < 60; index++) first.set(buildKey(index), buildValue(index, 0));
    const before = first.save();
    const second = new Trie(database, before);
    for (let index = 0; index < 60; index += 2) second.set(buildKey(index), buildValue(index, 1));
    const after = second.save();
    database.write();

    const reopened = new TrieDatabase(file);
    const [old, young] = [new Trie(reopened, before), new Trie(reopened, after)];
    for (let index = 0; index < 60; index++) {
      expect(old.get(buildKey(index))).toEqual(buildValue(index, 0));
      expect(young.get(buildKey(index))).toEqual(buildValue(index, index % 2 === 0 ? 1 : 0));
    }
    expect(young.get(hash('missing'))).toBeUndefined();
  });

  it('is empty again once everything is deleted', () => {
    const trie = new Trie(new TrieDatabase(openDatabase(undefined)));
    for (let index = 0; index < 30; index++) trie.set(buildKey(index), buildValue(index, 0));
    for (let index = 0; index < 30; index++) trie.delete(buildKey(index));
    expect(trie.save()).toBeUndefined();
  });

  it('names a node that is missing', () => {
    const database = new TrieDatabase(openDatabase(undefined));
    expect(() => new Trie(database, KECCAK256_RLP).get(hash('any'))).toThrow(/lacks the trie node/);
  });
});

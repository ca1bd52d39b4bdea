import type { DatabaseSync } from 'node:sqlite';
import { type Block, createBlock } from '@ethereumjs/block';
import { type Common, createCustomCommon, Hardfork, Mainnet } from '@ethereumjs/common';
import type { EVMMockBlockchainInterface } from '@ethereumjs/evm';
import { MerklePatriciaTrie } from '@ethereumjs/mpt';
import { Caches, MerkleStateManager } from '@ethereumjs/statemanager';
import { Account, createAddressFromString, ValueEncoding } from '@ethereumjs/util';
import { createVM, type VM } from '@ethereumjs/vm';
import { type Address, type Hex, hexToBytes } from 'viem';
import { TrieDatabase } from './trie-database.ts';

export const BLOCK_GAS_LIMIT = 60_000_000n;
const GENESIS_BASE_FEE = 10_000_000n;

// Point evaluation belongs to blob transactions, which this chain refuses; its engine part is not shipped.
const withoutPointEvaluation = [{ address: createAddressFromString(`0x${'0a'.padStart(40, '0')}`) }];

export interface GenesisAccount {
  address: Address;
  wei?: bigint;
  code?: Hex;
  /** Code of a constructor, which is run there. */
  initCode?: Hex;
}

/** Accounts, code and storage as of any block, and machines that run code on them. */
export class World {
  readonly common: Common;
  readonly #nodes: TrieDatabase;
  readonly #ancestors: EVMMockBlockchainInterface;

  constructor(db: DatabaseSync, chainId: number, blockHash: (number: number) => Uint8Array) {
    this.common = createCustomCommon({ chainId, name: `sandbox-${chainId}` }, Mainnet, {
      hardfork: Hardfork.Cancun,
    });
    this.#nodes = new TrieDatabase(db);
    this.#ancestors = ancestors(blockHash);
  }

  stateAt(root?: Uint8Array): MerkleStateManager {
    const trie = new MerklePatriciaTrie({
      db: this.#nodes,
      common: this.common,
      useKeyHashing: true,
      valueEncoding: ValueEncoding.Bytes,
      ...(root && { root }),
    });
    return new MerkleStateManager({ common: this.common, trie, caches: new Caches() });
  }

  /** A machine of its own for every use: what fails or is only simulated leaves no trace in another. */
  machineAt(root: Uint8Array): Promise<VM> {
    return createVM({
      common: this.common,
      stateManager: this.stateAt(root),
      blockchain: this.#ancestors,
      evmOpts: { customPrecompiles: withoutPointEvaluation },
    });
  }

  async #construct(stateManager: MerkleStateManager, address: Address, initCode: Hex): Promise<void> {
    const { evm } = await createVM({ common: this.common, stateManager, blockchain: this.#ancestors });
    const to = createAddressFromString(address);
    const { returnValue, exceptionError } = await evm.runCode({
      to,
      code: hexToBytes(initCode),
      gasLimit: BLOCK_GAS_LIMIT,
    });
    if (exceptionError) throw new Error(`The constructor at ${address} failed: ${exceptionError.error}`);
    await stateManager.putCode(to, returnValue);
  }

  async genesis(accounts: readonly GenesisAccount[], timestamp: bigint): Promise<Block> {
    const state = this.stateAt();
    await state.checkpoint();
    for (const { address, wei = 0n, code } of accounts) {
      const place = createAddressFromString(address);
      await state.putAccount(place, new Account(0n, wei));
      if (code) await state.putCode(place, hexToBytes(code));
    }
    for (const { address, initCode } of accounts)
      if (initCode) await this.#construct(state, address, initCode);
    await state.commit();
    const stateRoot = await state.getStateRoot();
    const header = { gasLimit: BLOCK_GAS_LIMIT, baseFeePerGas: GENESIS_BASE_FEE, timestamp, stateRoot };
    return createBlock({ header, withdrawals: [] }, { common: this.common });
  }
}

function ancestors(blockHash: (number: number) => Uint8Array): EVMMockBlockchainInterface {
  return {
    getBlock: async (number) => ({ hash: () => blockHash(number) }),
    putBlock: async () => {},
    shallowCopy: () => ancestors(blockHash),
  };
}

import type { DatabaseSync } from 'node:sqlite';
import { type Block, createBlock } from '@ethereumjs/block';
import type { EVMMockBlockchainInterface } from '@ethereumjs/evm';
import { MerklePatriciaTrie } from '@ethereumjs/mpt';
import { Caches, MerkleStateManager } from '@ethereumjs/statemanager';
import { Account, createAddressFromString, ValueEncoding } from '@ethereumjs/util';
import { createVM, type VM } from '@ethereumjs/vm';
import { type Address, type Hex, hexToBytes } from 'viem';
import { ChainRules } from './chain-rules.ts';
import { TrieDatabase } from './trie-database.ts';

export const BLOCK_GAS_LIMIT = 60_000_000n;
const GENESIS_BASE_FEE = 10_000_000n;

// Point evaluation belongs to blob transactions, which this chain rejects; its engine is not shipped.
const DISABLED_PRECOMPILES = [{ address: createAddressFromString(`0x${'0a'.padStart(40, '0')}`) }];

export interface GenesisAccount {
  address: Address;
  wei?: bigint;
  code?: Hex;
  /** Constructor code, which is run there. */
  initCode?: Hex;
}

/** Accounts, code and storage as of any block, and virtual machines to run code on them. */
export class WorldState {
  readonly common: ChainRules;
  readonly #trie: TrieDatabase;
  readonly #blockchain: EVMMockBlockchainInterface;

  constructor(db: DatabaseSync, chainId: number, blockHash: (number: number) => Uint8Array) {
    this.common = new ChainRules(chainId);
    this.#trie = new TrieDatabase(db);
    this.#blockchain = createBlockchain(blockHash);
  }

  openState(root?: Uint8Array): MerkleStateManager {
    const trie = new MerklePatriciaTrie({
      db: this.#trie,
      common: this.common,
      useKeyHashing: true,
      valueEncoding: ValueEncoding.Bytes,
      ...(root && { root }),
    });
    return new MerkleStateManager({ common: this.common, trie, caches: new Caches() });
  }

  /** A new virtual machine for every use: failures and simulations leave no trace in another. */
  async createVm(root: Uint8Array): Promise<VM> {
    const machine = await createVM({
      common: this.common,
      stateManager: this.openState(root),
      blockchain: this.#blockchain,
      evmOpts: { customPrecompiles: DISABLED_PRECOMPILES },
    });
    this.common.forgetListeners();
    return machine;
  }

  async #runInitCode(stateManager: MerkleStateManager, address: Address, initCode: Hex): Promise<void> {
    const { evm } = await createVM({ common: this.common, stateManager, blockchain: this.#blockchain });
    const to = createAddressFromString(address);
    const { returnValue, exceptionError } = await evm.runCode({
      to,
      code: hexToBytes(initCode),
      gasLimit: BLOCK_GAS_LIMIT,
    });
    if (exceptionError) throw new Error(`The constructor at ${address} failed: ${exceptionError.error}`);
    await stateManager.putCode(to, returnValue);
  }

  async buildGenesis(accounts: readonly GenesisAccount[], timestamp: bigint): Promise<Block> {
    const state = this.openState();
    await state.checkpoint();
    for (const { address, wei = 0n, code } of accounts) {
      const place = createAddressFromString(address);
      await state.putAccount(place, new Account(0n, wei));
      if (code) await state.putCode(place, hexToBytes(code));
    }
    for (const { address, initCode } of accounts)
      if (initCode) await this.#runInitCode(state, address, initCode);
    await state.commit();
    const stateRoot = await state.getStateRoot();
    const header = { gasLimit: BLOCK_GAS_LIMIT, baseFeePerGas: GENESIS_BASE_FEE, timestamp, stateRoot };
    return createBlock({ header, withdrawals: [] }, { common: this.common });
  }
}

function createBlockchain(blockHash: (number: number) => Uint8Array): EVMMockBlockchainInterface {
  return {
    getBlock: async (number) => ({ hash: () => blockHash(number) }),
    putBlock: async () => {},
    shallowCopy: () => createBlockchain(blockHash),
  };
}

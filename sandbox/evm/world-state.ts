import type { DatabaseSync } from 'node:sqlite';
import { type Block, createBlock } from '@ethereumjs/block';
import type { EVMMockBlockchainInterface } from '@ethereumjs/evm';
import { Account, createAddressFromString } from '@ethereumjs/util';
import { createVM, type VM } from '@ethereumjs/vm';
import { LRUCache } from 'lru-cache';
import { type Address, bytesToHex, type Hex, hexToBytes } from 'viem';
import { ChainRules } from './chain-rules.ts';
import { ChainEvm } from './evm.ts';
import { State } from './state.ts';
import { StateSnapshot } from './state-snapshot.ts';
import { TrieDatabase } from './trie-database.ts';

export const BLOCK_GAS_LIMIT = 60_000_000n;
const GENESIS_BASE_FEE = 10_000_000n;
const MAX_SNAPSHOTS = 4;

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
  readonly #database: TrieDatabase;
  /** What was read at the newest roots. */
  readonly #snapshots = new LRUCache<string, StateSnapshot>({ max: MAX_SNAPSHOTS });
  readonly #blockchain: EVMMockBlockchainInterface;

  constructor(db: DatabaseSync, chainId: number, blockHash: (number: number) => Uint8Array) {
    this.common = new ChainRules(chainId);
    this.#database = new TrieDatabase(db);
    this.#blockchain = createBlockchain(blockHash);
  }

  /** Without a root, an empty one. */
  openState(root?: Uint8Array): State {
    return new State(this.#findSnapshot(root), this.#database);
  }

  #findSnapshot(root: Uint8Array | undefined): StateSnapshot {
    const key = root ? bytesToHex(root) : '';
    const snapshot = this.#snapshots.get(key) ?? new StateSnapshot(this.#database, root);
    this.#snapshots.set(key, snapshot);
    return snapshot;
  }

  /** A new virtual machine for every use: failures and simulations leave no trace in another. */
  createVm(root: Uint8Array): Promise<VM> {
    return this.#createVm(this.openState(root));
  }

  async #createVm(stateManager: State): Promise<VM> {
    const { common } = this;
    const evm = new ChainEvm(common, stateManager, this.#blockchain);
    const machine = await createVM({ common, stateManager, blockchain: this.#blockchain, evm });
    common.forgetListeners();
    return machine;
  }

  async #runInitCode(stateManager: State, address: Address, initCode: Hex): Promise<void> {
    const { evm } = await this.#createVm(stateManager);
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

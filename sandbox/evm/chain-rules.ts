import { paramsBlock } from '@ethereumjs/block';
import { Common, Hardfork, Mainnet } from '@ethereumjs/common';
import { paramsEVM } from '@ethereumjs/evm';
import { paramsTx } from '@ethereumjs/tx';
import type { ecrecover } from '@ethereumjs/util';
import { paramsVM } from '@ethereumjs/vm';
import { LRUCache } from 'lru-cache';
import { bytesToHex } from 'viem';
import { hashKeccak256, recoverPublicKey } from './fast-crypto.ts';

const MAX_SIGNERS = 5_000;

/** A signature is checked when its call is simulated, when its gas is estimated and when it is mined; here once. */
function rememberSigners(): typeof ecrecover {
  const signers = new LRUCache<string, Uint8Array>({ max: MAX_SIGNERS });
  return (hash, v, r, s, chainId) => {
    const key = [bytesToHex(hash), v, bytesToHex(r), bytesToHex(s), chainId].join();
    const signer = signers.get(key) ?? recoverPublicKey(hash, v, r, s, chainId);
    signers.set(key, signer);
    return signer;
  };
}

/**
 * The rules of one chain. Every block, transaction and virtual machine merges its parameters into them, which takes as
 * long as a call; here all are merged once.
 */
export class ChainRules extends Common {
  /** Not private: copies get it by assignment. */
  readonly activated: ReadonlySet<number>;

  constructor(chainId: number) {
    super({
      chain: { ...Mainnet, chainId, name: `sandbox-${chainId}` },
      hardfork: Hardfork.Cancun,
      customCrypto: { ecrecover: rememberSigners(), keccak256: hashKeccak256 },
    });
    for (const params of [paramsBlock, paramsTx, paramsVM, paramsEVM]) super.updateParams(params);
    this.activated = new Set(this._activatedEIPsCache);
  }

  /** Asked several times at every step of a virtual machine. */
  override isActivatedEIP(eip: number): boolean {
    return this.activated.has(eip);
  }

  override updateParams(): void {}

  /** Virtual machines listen for the next hardfork, which never comes, and would be kept for it. */
  forgetListeners(): void {
    this.events.removeAllListeners();
  }
}

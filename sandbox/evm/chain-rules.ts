import { paramsBlock } from '@ethereumjs/block';
import { Common, Hardfork, Mainnet } from '@ethereumjs/common';
import { paramsEVM } from '@ethereumjs/evm';
import { paramsTx } from '@ethereumjs/tx';
import { paramsVM } from '@ethereumjs/vm';

/**
 * The rules of one chain. Every block, transaction and virtual machine merges its parameters into them, which takes as
 * long as a call; here all are merged once.
 */
export class ChainRules extends Common {
  constructor(chainId: number) {
    super({ chain: { ...Mainnet, chainId, name: `sandbox-${chainId}` }, hardfork: Hardfork.Cancun });
    for (const params of [paramsBlock, paramsTx, paramsVM, paramsEVM]) super.updateParams(params);
  }

  override updateParams(): void {}

  /** Virtual machines listen for the next hardfork, which never comes, and would be kept for it. */
  forgetListeners(): void {
    this.events.removeAllListeners();
  }
}

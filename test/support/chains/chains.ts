import { getRun } from '../run/provided-run.ts';
import { callRun } from '../run/run-protocol.ts';
import { BASE_CHAIN_ID } from './chain-ids.ts';

export { ALT_CHAIN_ID, BASE_CHAIN_ID } from './chain-ids.ts';

/**
 * The chains of this run, shared by all files: use fresh keys, and expect others' blocks. A test that moves a chain's
 * clock starts its own chain.
 */
export async function solanaChain() {
  const runUrl = getRun().runUrl;
  return {
    ...(await callRun(runUrl, 'solana')),
    airdrop: (address: string, lamports: bigint) => callRun(runUrl, 'airdropSol', address, lamports),
    mintUsdc: (owner: string, micro: bigint) => callRun(runUrl, 'mintSolanaUsdc', owner, micro),
  };
}

export async function evmChain(chainId: number = BASE_CHAIN_ID) {
  const runUrl = getRun().runUrl;
  return {
    ...(await callRun(runUrl, 'evm', chainId)),
    fund: (address: `0x${string}`, wei: bigint) => callRun(runUrl, 'fundEvm', chainId, address, wei),
    mintUsdc: (address: `0x${string}`, micro: bigint) =>
      callRun(runUrl, 'mintEvmUsdc', chainId, address, micro),
    reorganize: (depth: number, droppedSender?: string) =>
      callRun(runUrl, 'reorganizeEvm', chainId, depth, droppedSender),
    holdFinality: (isHeld: boolean) => callRun(runUrl, 'holdEvmFinality', chainId, isHeld),
  };
}

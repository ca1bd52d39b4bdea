import { type Address, encodeFunctionData, type Hex } from 'viem';
import { lendingVaultArtifact } from '../contracts/LendingVault.gen.ts';
import { liquidityVaultArtifact } from '../contracts/LiquidityVault.gen.ts';
import type { VaultManager } from './manager.ts';

/** Controls of a sandbox vault. Rates are in percent per year. */
export interface VaultControls {
  address: Address;
  /** Interest of a lending vault. */
  setRate(percent: number): Promise<void>;
  /** All traders' fees of a liquidity vault, of which holders get 60 %. */
  setTradingFeeApr(percent: number): Promise<void>;
  /** The liquidity; at most what the vault has. */
  setFreeLiquidity(micro: bigint): Promise<void>;
  /** The gain or loss of a liquidity vault's traders. */
  simulateLoss(micro: bigint): Promise<void>;
  simulateGain(micro: bigint): Promise<void>;
  setDepositsPaused(paused: boolean): Promise<void>;
}

export function createVaultControls(manager: VaultManager, address: Address): VaultControls {
  const { abi: lending } = lendingVaultArtifact;
  const { abi: liquidity } = liquidityVaultArtifact;
  const send = async (data: Hex) => void (await manager.send({ to: address, data }));
  return {
    address,
    setRate: (percent) =>
      send(encodeFunctionData({ abi: lending, functionName: 'setRate', args: [toWad(percent)] })),
    setTradingFeeApr: (percent) =>
      send(encodeFunctionData({ abi: liquidity, functionName: 'setTradingFeeApr', args: [toWad(percent)] })),
    setFreeLiquidity: (micro) =>
      send(encodeFunctionData({ abi: lending, functionName: 'setFreeLiquidity', args: [micro] })),
    simulateLoss: (micro) =>
      send(encodeFunctionData({ abi: liquidity, functionName: 'lose', args: [micro] })),
    async simulateGain(micro) {
      await manager.mintUsdc(manager.address, micro);
      await send(encodeFunctionData({ abi: liquidity, functionName: 'gain', args: [micro] }));
    },
    setDepositsPaused: (paused) =>
      send(encodeFunctionData({ abi: lending, functionName: 'pauseDeposits', args: [paused] })),
  };
}

/** 1e18 is 100 %. */
function toWad(percent: number): bigint {
  return BigInt(Math.round(percent * 1e6)) * 10n ** 10n;
}

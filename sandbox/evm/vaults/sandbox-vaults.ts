import { keccak256, toHex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { type Faucet, usdcAddress } from '../faucet.ts';
import type { EvmNode } from '../node.ts';
import { SandboxAccount } from '../sandbox-account.ts';
import { approveVault, deployVault, predictVaultAddress } from './deployment.ts';
import type { VaultManager } from './manager.ts';
import { createVaultControls, type VaultControls } from './vault-controls.ts';

// Public on purpose, like the faucet's.
const account = privateKeyToAccount(keccak256(toHex('agent-market sandbox vaults')));

const USD = 1_000_000n;
const ETHER = 10n ** 18n;
const GAS = 5_000_000n;
const TERMS = { seedMicro: 100_000n * USD, reserveMicro: 10_000_000n * USD };
const FREE_LIQUIDITY_MICRO = 40_000n * USD;
const INTEREST_PCT = 4.25;
const TRADING_FEES_PCT = 20;

export interface SandboxVaults {
  lending: VaultControls;
  liquidity: VaultControls;
}

/** Two vaults with their own depositors, at the same addresses on every chain. */
export async function openVaults(node: EvmNode, faucet: Faucet): Promise<SandboxVaults> {
  const manager = createManager(node, faucet);
  const vaults = {
    lending: createVaultControls(manager, predictVaultAddress(manager.address, 0)),
    liquidity: createVaultControls(manager, predictVaultAddress(manager.address, 1)),
  };
  await completeDeployment(manager, vaults, faucet);
  return vaults;
}

function createManager(node: EvmNode, faucet: Faucet): VaultManager {
  const own = new SandboxAccount(node, account);
  return {
    address: own.address,
    usdc: usdcAddress,
    getNonce: () => own.getNonce(),
    send: (call) => own.send({ ...call, gas: GAS }),
    mintUsdc: (address, micro) => faucet.mintUsdc(address, micro),
  };
}

/** Each step is one transaction of the manager, so its nonce tells how far an earlier start got. */
async function completeDeployment(
  manager: VaultManager,
  { lending, liquidity }: SandboxVaults,
  faucet: Faucet,
): Promise<void> {
  const steps = [
    () => deployVault(manager, 'lending', TERMS),
    () => deployVault(manager, 'liquidity', TERMS),
    () => approveVault(manager, lending.address),
    () => approveVault(manager, liquidity.address),
    () => lending.setRate(INTEREST_PCT),
    () => liquidity.setTradingFeeApr(TRADING_FEES_PCT),
    () => lending.setFreeLiquidity(FREE_LIQUIDITY_MICRO),
    () => liquidity.setFreeLiquidity(FREE_LIQUIDITY_MICRO),
  ];
  const done = await manager.getNonce();
  if (done === 0) await faucet.fund(manager.address, ETHER);
  for (const step of steps.slice(done)) await step();
}

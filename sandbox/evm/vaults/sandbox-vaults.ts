import { keccak256, toHex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { type Faucet, usdcAddress } from '../faucet.ts';
import type { EvmNode } from '../node.ts';
import { OwnAccount } from '../own-account.ts';
import { approveVault, deployVault, vaultAddress } from './deployment.ts';
import { type VaultLevers, vaultLevers } from './levers.ts';
import type { VaultManager } from './manager.ts';

// Public on purpose, as the faucet's is.
const account = privateKeyToAccount(keccak256(toHex('agent-market sandbox vaults')));

const USD = 1_000_000n;
const ETHER = 10n ** 18n;
const GAS = 5_000_000n;
const TERMS = { seedMicro: 100_000n * USD, reserveMicro: 10_000_000n * USD };
const FREE_MICRO = 40_000n * USD;
const INTEREST_PCT = 4.25;
const TRADING_FEES_PCT = 20;

export interface SandboxVaults {
  lending: VaultLevers;
  liquidity: VaultLevers;
}

/** Two vaults with depositors of their own, at the same addresses on every chain. */
export async function openVaults(node: EvmNode, faucet: Faucet): Promise<SandboxVaults> {
  const manager = managerOf(node, faucet);
  const vaults = {
    lending: vaultLevers(manager, vaultAddress(manager.address, 0)),
    liquidity: vaultLevers(manager, vaultAddress(manager.address, 1)),
  };
  await complete(manager, vaults, faucet);
  return vaults;
}

function managerOf(node: EvmNode, faucet: Faucet): VaultManager {
  const own = new OwnAccount(node, account);
  return {
    address: own.address,
    usdc: usdcAddress,
    nonce: () => own.nonce(),
    send: (call) => own.send({ ...call, gas: GAS }),
    mintUsdc: (address, micro) => faucet.mintUsdc(address, micro),
  };
}

/** Each step is one transaction of the manager, so its nonce tells how far an earlier start got. */
async function complete(
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
    () => lending.setFreeLiquidity(FREE_MICRO),
    () => liquidity.setFreeLiquidity(FREE_MICRO),
  ];
  const done = await manager.nonce();
  if (done === 0) await faucet.fund(manager.address, ETHER);
  for (const step of steps.slice(done)) await step();
}

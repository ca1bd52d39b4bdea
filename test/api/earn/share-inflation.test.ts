import { erc20Abi, parseAbi } from 'viem';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { evmChain } from '../../support/chains/chains.ts';
import { connect, createFundedAccount } from '../../support/chains/evm-clients.ts';
import { eventually } from '../../support/eventually.ts';
import { type EarnMarket, LEND, PERPS, startEarn } from '../../support/market/earn.ts';
import { expectLedgerToReconcile } from '../../support/market/ledger.ts';
import { getUsdcBalance } from '../../support/market/wallets.ts';
import type { Payer } from '../../support/payments/payments.ts';

const USD = 1_000_000n;
/** What every new payer has. */
const START = 1000n * USD;
/** What the attacker has on the chain. */
const CAPITAL = 20_000n * USD;

const vaultAbi = parseAbi([
  'function deposit(uint256 assets, address receiver) returns (uint256)',
  'function redeem(uint256 shares, address receiver, address owner) returns (uint256)',
  'function balanceOf(address owner) view returns (uint256)',
]);

let market: EarnMarket;
beforeAll(async () => {
  market = await startEarn();
}, 120_000);
afterAll(() => market?.close());

/** Somebody with capital who calls the vault itself, past the service. */
async function createAttacker(key: typeof LEND | typeof PERPS) {
  const chain = await evmChain();
  const account = await createFundedAccount(chain, CAPITAL);
  const { reader, walletOf } = connect(chain);
  const wallet = walletOf(account);
  const { address: vault } = market.controls[key];
  const gas = 2_000_000n;
  const confirm = async (hash: `0x${string}`) => {
    const { status } = await reader.waitForTransactionReceipt({ hash });
    if (status !== 'success') throw new Error(`${hash} failed`);
  };
  const usdc = { address: chain.usdc, abi: erc20Abi, gas } as const;
  return {
    async deposit(micro: bigint) {
      await confirm(await wallet.writeContract({ ...usdc, functionName: 'approve', args: [vault, micro] }));
      const args = [micro, account.address] as const;
      await confirm(
        await wallet.writeContract({ address: vault, abi: vaultAbi, gas, functionName: 'deposit', args }),
      );
    },
    async donate(micro: bigint) {
      await confirm(await wallet.writeContract({ ...usdc, functionName: 'transfer', args: [vault, micro] }));
    },
    async redeemAll() {
      const { address } = account;
      const shares = await reader.readContract({
        address: vault,
        abi: vaultAbi,
        functionName: 'balanceOf',
        args: [address],
      });
      const args = [shares, address, address] as const;
      await confirm(
        await wallet.writeContract({ address: vault, abi: vaultAbi, gas, functionName: 'redeem', args }),
      );
    },
    balance: () => getUsdcBalance(market, 'base', account.address),
  };
}

const balanceOf = ({ signer }: Payer) => getUsdcBalance(market, 'base', signer.address);

/** Withdraws everything; returns what the deposit has cost in the end. */
async function withdrawAll(victim: Payer, key: string): Promise<bigint> {
  const left = await balanceOf(victim);
  const { status, text } = await market.withdraw({ all: true, key }, { signer: victim.signer });
  expect(status, text).toBe(200);
  return eventually(async () => {
    const now = await balanceOf(victim);
    expect(now).toBeGreaterThan(left);
    return START - now;
  }, 30_000);
}

it('a vault with virtual shares takes a deposit after a donation, and gives all of it back', async () => {
  const attacker = await createAttacker(LEND);
  await attacker.deposit(1n);
  await attacker.donate(10_000n * USD);
  const victim = await market.newPayer();
  const { status, text } = await market.deposit(victim, 100);
  expect(status, text).toBe(200);
  // the vault rounds in its own favour, by one unit on the way in and one on the way out
  expect(await withdrawAll(victim, LEND)).toBeLessThanOrEqual(2n);
  await attacker.redeemAll();
  expect(await attacker.balance()).toBeLessThan(CAPITAL);
}, 120_000);

it('in a vault without them, a donation costs others less than the price tolerance, and the attacker more', async () => {
  const attacker = await createAttacker(PERPS);
  await attacker.deposit(1n);
  // one share and a virtual one: 100 USDC buy exactly one at 99.60, nearly the worst that is accepted
  await attacker.donate(199_200_000n - 2n);
  const victim = await market.newPayer();
  const accepted = await market.deposit(victim, 100, PERPS);
  expect([accepted.status, accepted.data?.shares_minted], accepted.text).toEqual([200, '1']);
  const loss = await withdrawAll(victim, PERPS);
  expect(loss).toBeLessThanOrEqual(USD / 2n);

  await attacker.donate(10_000n * USD);
  const next = await market.newPayer();
  const refused = await market.deposit(next, 100, PERPS);
  expect([refused.status, refused.body.code], refused.text).toEqual([422, 'deploy_failed']);
  await eventually(async () => {
    await market.advanceClock(60);
    expect(await balanceOf(next)).toBe(START);
    const { data } = await market.positions({ signer: next.signer });
    for (const position of data) expect(position).toMatchObject({ shares: '0', pending_usd: '0.00' });
  }, 30_000);

  await attacker.redeemAll();
  expect(CAPITAL - (await attacker.balance())).toBeGreaterThan(loss);
  await expectLedgerToReconcile(market);
}, 120_000);

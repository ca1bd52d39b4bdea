import { erc20Abi, parseAbi } from 'viem';
import { expect, it, onTestFinished } from 'vitest';
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
  'function totalSupply() view returns (uint256)',
]);

async function start(): Promise<EarnMarket> {
  const market = await startEarn();
  onTestFinished(() => market.close());
  return market;
}

/** Somebody with capital who calls the vault itself, past the service. */
async function createAttacker(market: EarnMarket, key: typeof LEND | typeof PERPS) {
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
    supply: () => reader.readContract({ address: vault, abi: vaultAbi, functionName: 'totalSupply' }),
  };
}

const balanceOf = (market: EarnMarket, { signer }: Payer) => getUsdcBalance(market, 'base', signer.address);

/** Everything that was sent is back, and no shares were bought with it. */
async function expectReturned(market: EarnMarket, victim: Payer, expected = START): Promise<void> {
  await eventually(async () => {
    await market.advanceClock(60);
    expect(await balanceOf(market, victim)).toBe(expected);
  }, 30_000);
  const { data } = await market.positions({ signer: victim.signer });
  for (const position of data) expect(position).toMatchObject({ shares: '0', pending_usd: '0.00' });
}

it('who deposits 0.000001 USDC first and donates 10,000 gets nothing of the next deposit', async () => {
  const market = await start();
  const attacker = await createAttacker(market, PERPS);
  await attacker.deposit(1n);
  await attacker.donate(10_000n * USD);
  const victim = await market.newPayer();
  const { status, body, text } = await market.deposit(victim, 100, PERPS);
  expect([status, body.code], text).toEqual([422, 'deploy_failed']);
  await expectReturned(market, victim);
  await attacker.redeemAll();
  expect(await attacker.balance()).toBeLessThan(CAPITAL - 4_000n * USD);
  await expectLedgerToReconcile(market);
}, 120_000);

it('a vault with virtual shares takes the deposit, and its depositor gets all of it back', async () => {
  const market = await start();
  const attacker = await createAttacker(market, LEND);
  await attacker.deposit(1n);
  await attacker.donate(10_000n * USD);
  const victim = await market.newPayer();
  const { status, text } = await market.deposit(victim, 100);
  expect(status, text).toBe(200);
  const out = await market.withdraw({ all: true, key: LEND }, { signer: victim.signer });
  expect(out.status, out.text).toBe(200);
  await eventually(async () => {
    await market.advanceClock(10);
    // the vault rounds in its own favour, by one unit on the way in and one on the way out
    expect(await balanceOf(market, victim)).toBeGreaterThanOrEqual(START - 2n);
  }, 30_000);
  await expectLedgerToReconcile(market);
}, 120_000);

it('a first depositor who leaves one share and donates takes less from others than the price tolerance, at a loss', async () => {
  const market = await start();
  const attacker = await createAttacker(market, PERPS);
  const insider = await market.newPayer();
  expect((await market.deposit(insider, 100, PERPS)).status).toBe(200);
  const shares = String(100n * USD - 1n);
  const left = await market.withdraw({ shares, key: PERPS }, { signer: insider.signer });
  expect(left.status, left.text).toBe(200);
  await eventually(async () => {
    await market.advanceClock(10);
    expect(await attacker.supply()).toBe(1n);
    expect(await balanceOf(market, insider)).toBe(START - 1n);
  }, 30_000);

  // one share beside a virtual one: 100 USDC buy exactly one at 99.60, the worst that is accepted
  await attacker.donate(199_200_000n - 2n);
  const victim = await market.newPayer();
  const accepted = await market.deposit(victim, 100, PERPS);
  expect([accepted.status, accepted.data?.shares_minted], accepted.text).toEqual([200, '1']);
  const out = await market.withdraw({ all: true, key: PERPS }, { signer: victim.signer });
  expect(out.status, out.text).toBe(200);
  await eventually(async () => {
    await market.advanceClock(10);
    expect(await balanceOf(market, victim)).toBeGreaterThanOrEqual(START - USD / 2n);
  }, 30_000);

  await attacker.donate(10_000n * USD);
  const next = await market.newPayer();
  const refused = await market.deposit(next, 50, PERPS);
  expect([refused.status, refused.body.code], refused.text).toEqual([422, 'deploy_failed']);
  await expectReturned(market, next);
  // what the attacker spent, against what its share is worth
  const { sharePrice } = await market.vault(PERPS).read();
  expect(sharePrice).toBeGreaterThan(0n);
  const worth = (await market.positions({ signer: insider.signer })).data[0].value_usd;
  expect(Number(worth)).toBeLessThan(199.2 + 10_000);
  await expectLedgerToReconcile(market);
}, 120_000);

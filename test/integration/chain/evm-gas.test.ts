import type { Hex } from 'viem';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { evmChain } from '../../support/chains/chains.ts';
import { connect, fundedAccount } from '../../support/chains/evm-clients.ts';
import { type EvmWorld, evmWorld } from '../../support/chains/evm-world.ts';

const AMOUNT = 1_000_000n;
let world: EvmWorld;
beforeAll(async () => {
  world = await evmWorld(await evmChain());
  await world.pay(AMOUNT);
});
afterAll(() => world.adapter.close());

it('a transfer has gas enough for a recipient who spends everything between signing and sending', async () => {
  const recipient = await fundedAccount(world.chain, AMOUNT);
  const order = { to: recipient.address, amountMicro: AMOUNT, memo: 'pay_1_test', lowestNonce: 0n };
  const signed = await world.adapter.prepareTransfer(world.adapter.treasurySigner, order);
  const spent = await connect(world.chain)
    .walletOf(recipient)
    .sendTransaction({ to: world.chain.usdc, data: world.transferData(world.payer.address, AMOUNT) });
  await world.reader.waitForTransactionReceipt({ hash: spent });
  await world.adapter.broadcast(signed);
  const { status } = await world.reader.waitForTransactionReceipt({ hash: signed.txHash as Hex });
  expect(status).toBe('success');
});

import type { Hex } from 'viem';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { evmChain } from '../../support/chains/chains.ts';
import { connect, createFundedAccount } from '../../support/chains/evm-clients.ts';
import { createEvmFixture, type EvmFixture } from '../../support/chains/evm-fixture.ts';
import { signDraft } from '../../support/chains/sign-draft.ts';

const AMOUNT = 1_000_000n;
let world: EvmFixture;
beforeAll(async () => {
  world = await createEvmFixture(await evmChain());
  await world.pay(AMOUNT);
});
afterAll(() => world.adapter.close());

it('a transfer has gas enough for a recipient who spends everything between signing and sending', async () => {
  const recipient = await createFundedAccount(world.chain, AMOUNT);
  const order = { to: recipient.address, amountMicro: AMOUNT, memo: 'pay_1_test' };
  const signed = await signDraft(world.adapter.draftTransfer(world.adapter.treasurySigner, order));
  const spent = await connect(world.chain)
    .walletOf(recipient)
    .sendTransaction({ to: world.chain.usdc, data: world.transferData(world.payer.address, AMOUNT) });
  await world.reader.waitForTransactionReceipt({ hash: spent });
  await world.adapter.broadcast(signed);
  const { status } = await world.reader.waitForTransactionReceipt({ hash: signed.txHash as Hex });
  expect(status).toBe('success');
});

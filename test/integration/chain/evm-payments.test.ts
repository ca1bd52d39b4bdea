import { type Abi, type Address, encodeFunctionData, erc20Abi, type Hex } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEvmChain } from '../../../sandbox/evm/chain.ts';
import { createEvmAdapter } from '../../../server/chain/evm/adapter.ts';
import { ALT_CHAIN_ID, BASE_CHAIN_ID, evmChain } from '../../support/chains/chains.ts';
import { contractWalletArtifact } from '../../support/chains/contracts/ContractWallet.gen.ts';
import { feeOnTransferTokenArtifact } from '../../support/chains/contracts/FeeOnTransferToken.gen.ts';
import { lyingTokenArtifact } from '../../support/chains/contracts/LyingToken.gen.ts';
import { createEvmFixture, type EvmFixture } from '../../support/chains/evm-fixture.ts';
import { eventually } from '../../support/eventually.ts';

const DUE = 5_000_000n;

const insufficient = (message: string) => ({
  status: 402,
  code: 'payment_insufficient',
  message: expect.stringContaining(message),
});
const pending = { status: 402, code: 'payment_pending', headers: { 'Retry-After': '5' } };
const randomAddress = () => privateKeyToAccount(generatePrivateKey()).address;

describe.each([
  ['base-mainnet' as const, BASE_CHAIN_ID],
  ['alt-mainnet' as const, ALT_CHAIN_ID],
])('on %s', (network, chainId) => {
  let world: EvmFixture;
  beforeAll(async () => {
    world = await createEvmFixture(await evmChain(chainId), { network });
  });
  afterAll(() => world.adapter.close());

  const read = async (reference: string) => (await world.adapter.readPayments(reference))[0];

  describe('a good payment', () => {
    it('is known with its payer, its amount and its time', async () => {
      const reference = await world.pay(DUE);
      const payment = await read(reference);
      expect(payment).toMatchObject({ reference, payer: world.payer.address, amountMicro: DUE });
      expect(Math.abs(payment.blockTime.getTime() - Date.now())).toBeLessThan(3000);
      await eventually(async () => expect((await read(reference)).finality).toBe('finalized'));
      expect(await world.adapter.findFinality(reference)).toBe('finalized');
    });

    it('has one name, however it is spelt', async () => {
      const reference = await world.pay(DUE + 1n);
      const shouted = `0x${reference.slice(2).toUpperCase()}`;
      expect(await read(shouted)).toMatchObject({ reference, amountMicro: DUE + 1n });
    });

    it('may come from a contract wallet', async () => {
      const wallet = await world.deploy(contractWalletArtifact, [world.payer.address]);
      await world.chain.mintUsdc(wallet, DUE);
      const reference = await execute(wallet, world.transferData(world.treasury.address, DUE));
      expect(await read(reference)).toMatchObject({ payer: wallet, amountMicro: DUE });
    });
  });

  describe('a payment is refused', () => {
    it('when it goes to someone else', async () => {
      const stranger = randomAddress();
      const elsewhere = insufficient(`pays USDC to ${stranger}, not to ${world.treasury.address}`);
      await expect(read(await world.pay(DUE, stranger))).rejects.toMatchObject(elsewhere);
    });

    it('when another contract only says that USDC moved', async () => {
      const liar = await world.deploy(lyingTokenArtifact);
      const reference = await world.call(liar, world.transferData(world.treasury.address, DUE));
      await expect(read(reference)).rejects.toMatchObject(insufficient(`another token (${liar})`));
    });

    it('when it is made in a token that calls itself USDC', async () => {
      const fake = await world.deploy(feeOnTransferTokenArtifact);
      const abi = feeOnTransferTokenArtifact.abi as unknown as Abi;
      const args = [world.payer.address, DUE * 2n];
      await world.call(fake, encodeFunctionData({ abi, functionName: 'mint', args }));
      const reference = await world.call(fake, world.transferData(world.treasury.address, DUE * 2n));
      await expect(read(reference)).rejects.toMatchObject(insufficient(`another token (${fake})`));
    });

    it('when it failed on the chain', async () => {
      const data = world.transferData(world.treasury.address, 10n ** 15n);
      const reference = await world.call(world.chain.usdc, data, 200_000n);
      await expect(read(reference)).rejects.toMatchObject(insufficient('failed on the chain'));
      expect(await world.adapter.findFinality(reference)).toBeUndefined();
    });

    it('when it only allows to take', async () => {
      const args = [world.treasury.address, DUE] as const;
      const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args });
      const reference = await world.call(world.chain.usdc, data);
      await expect(read(reference)).rejects.toMatchObject(insufficient('leaves no USDC with'));
    });

    it.each(['', '0x12', `0x${'g'.repeat(64)}`, 'a'.repeat(64)])('when %j is no hash', async (reference) => {
      await expect(read(reference)).rejects.toMatchObject({ status: 400 });
    });
  });

  it('a payment is pending while the chain does not know it', async () => {
    await expect(read(`0x${'7'.repeat(64)}`)).rejects.toMatchObject(pending);
  });

  const execute = (wallet: Address, data: Hex) => {
    const args = [world.chain.usdc, 0n, data];
    const abi = contractWalletArtifact.abi as unknown as Abi;
    return world.call(wallet, encodeFunctionData({ abi, functionName: 'execute', args }));
  };
});

describe('a payment is pending until it is as deep as the configuration asks', () => {
  it('in blocks for accepting it, and final for paying out', async () => {
    const chain = await startEvmChain({ chainId: 31_337, finalizeAfterMs: Number.POSITIVE_INFINITY });
    try {
      const slow = await createEvmFixture(chain, { acceptConfirmations: 3 });
      const hasty = createEvmAdapter({ ...slow.config, acceptConfirmations: 1 }, { timeoutMs: 1000 });
      const reference = await slow.pay(DUE);
      expect(await hasty.readPayments(reference)).toMatchObject([{ finality: 'confirmed' }]);
      await slow.pay(1n);
      await expect(slow.adapter.readPayments(reference)).rejects.toMatchObject(pending);
      await slow.pay(1n);
      expect(await slow.adapter.readPayments(reference)).toMatchObject([{ finality: 'confirmed' }]);
      expect(await slow.adapter.findFinality(reference)).toBe('confirmed');
      chain.finalizeAll();
      expect(await slow.adapter.readPayments(reference)).toMatchObject([{ finality: 'finalized' }]);
    } finally {
      await chain.close();
    }
  });
});

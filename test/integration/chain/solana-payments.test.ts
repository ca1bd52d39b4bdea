import { base58 } from '@scure/base';
import { TOKEN_2022_PROGRAM_ID, TOKEN_PROGRAM_ID } from '@solana/spl-token';
import { Keypair, Transaction } from '@solana/web3.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSolanaChain } from '../../../sandbox/solana/chain.ts';
import { createSolanaAdapter } from '../../../server/chain/solana/adapter.ts';
import { solanaChain } from '../../support/chains/chains.ts';
import { createSolanaFixture, type SolanaFixture } from '../../support/chains/solana-fixture.ts';
import { eventually } from '../../support/eventually.ts';

const DUE = 5_000_000n;
let world: SolanaFixture;

beforeAll(async () => {
  world = await createSolanaFixture(await solanaChain());
});
afterAll(() => world.adapter.close());

const read = async (reference: string) => (await world.adapter.readPayments(reference))[0];

const insufficient = (message: string | RegExp) => ({
  status: 402,
  code: 'payment_insufficient',
  message: typeof message === 'string' ? expect.stringContaining(message) : expect.stringMatching(message),
});
const pending = { status: 402, code: 'payment_pending', headers: { 'Retry-After': '5' } };

describe('a good payment', () => {
  it('is known with its payer, its amount and its time', async () => {
    const before = Date.now();
    const reference = await world.pay(DUE);
    const payer = world.payer.publicKey.toBase58();
    const payment = await read(reference);
    expect(payment).toMatchObject({ reference, payer, amountMicro: DUE });
    expect(Math.abs(payment.blockTime.getTime() - before)).toBeLessThan(3000);
    await eventually(async () => expect((await read(reference)).finality).toBe('finalized'));
    expect(await world.adapter.findFinality(reference)).toBe('finalized');
  });

  it('is what is left of it when part of it goes back in the same transaction', async () => {
    const { payer, treasury, transfer } = world;
    const there = transfer(payer.publicKey, treasury.publicKey, DUE);
    const back = transfer(treasury.publicKey, payer.publicKey, 1n);
    const reference = await world.send(new Transaction().add(there, back), payer, treasury);
    expect(await read(reference)).toMatchObject({ amountMicro: DUE - 1n });
  });
});

describe('a payment is refused', () => {
  it('when it goes to someone else', async () => {
    const stranger = Keypair.generate().publicKey;
    await world.chain.mintUsdc(stranger.toBase58(), 0n);
    const elsewhere = insufficient(`pays USDC to ${stranger.toBase58()}, not to`);
    await expect(read(await world.pay(DUE, stranger))).rejects.toMatchObject(elsewhere);
  });

  it.each([
    ['another token', TOKEN_PROGRAM_ID],
    ['a lookalike of the newer token program', TOKEN_2022_PROGRAM_ID],
  ])('when it is made in %s', async (_name, program) => {
    const fake = await world.payInFakeUsdc(DUE, program);
    const reason = insufficient(`another token (${fake.mint.toBase58()})`);
    await expect(read(fake.reference)).rejects.toMatchObject(reason);
  });

  it('when it failed on the chain', async () => {
    const reference = await world.payTooMuch();
    await expect(read(reference)).rejects.toMatchObject(insufficient('failed on the chain'));
    expect(await world.adapter.findFinality(reference)).toBeUndefined();
  });

  it('when it moves no USDC at all', async () => {
    const reference = await world.chain.airdrop(world.treasury.publicKey.toBase58(), 1n);
    await expect(read(reference)).rejects.toMatchObject(insufficient('leaves no USDC with'));
  });

  it.each(['', 'abc', `0x${'1'.repeat(64)}`, base58.encode(new Uint8Array(63).fill(1))])(
    'when %j is no signature',
    async (reference) => {
      await expect(read(reference)).rejects.toMatchObject({ status: 400 });
    },
  );
});

describe('a payment is pending, and not lost', () => {
  it('while the chain does not know it', async () => {
    const unknown = base58.encode(new Uint8Array(64).fill(7));
    await expect(read(unknown)).rejects.toMatchObject(pending);
    expect(await world.adapter.findFinality(unknown)).toBeUndefined();
  });

  it('until it is as deep as the configuration asks', async () => {
    const chain = await startSolanaChain({ finalizeAfterMs: Number.POSITIVE_INFINITY });
    try {
      const slow = await createSolanaFixture(chain, { acceptCommitment: 'finalized' });
      const hasty = createSolanaAdapter(
        { ...slow.config, acceptCommitment: 'confirmed' },
        { timeoutMs: 1000 },
      );
      const reference = await slow.pay(DUE);
      await expect(slow.adapter.readPayments(reference)).rejects.toMatchObject(pending);
      expect(await hasty.readPayments(reference)).toMatchObject([{ finality: 'confirmed' }]);
      expect(await hasty.findFinality(reference)).toBe('confirmed');
      chain.finalizeAll();
      expect(await slow.adapter.readPayments(reference)).toMatchObject([{ finality: 'finalized' }]);
    } finally {
      await chain.close();
    }
  });
});

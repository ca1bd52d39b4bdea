import { Keypair, SystemProgram, TransactionMessage, VersionedTransaction } from '@solana/web3.js';
import { expect, it } from 'vitest';
import type { AccountChange, AccountState } from '../../../server/chain/solana/simulate.ts';
import { verifySwapEffect } from '../../../server/money/swaps/swap-effect.ts';

const [taker, receiver] = [Keypair.generate().publicKey, Keypair.generate().publicKey];
const transaction = Buffer.from(
  new VersionedTransaction(
    new TransactionMessage({
      payerKey: taker,
      recentBlockhash: receiver.toBase58(),
      instructions: [SystemProgram.transfer({ fromPubkey: taker, toPubkey: receiver, lamports: 1 })],
    }).compileToV0Message(),
  ).serialize(),
).toString('base64');
const OFFER = { transaction, minOutLamports: 50_000_000n };
const SYSTEM = '1'.repeat(32);

function wallet(lamports: bigint, changes: Partial<AccountState> = {}): AccountState {
  return { lamports, owner: SYSTEM, data: new Uint8Array(), ...changes };
}

function usdc(micro: bigint, change: (data: Buffer) => void = () => {}): AccountState {
  const data = Buffer.alloc(165, 7);
  data.writeBigUInt64LE(micro, 64);
  change(data);
  return { lamports: 2_039_280n, owner: 'Token', data };
}

interface Effect {
  token?: AccountState;
  own?: AccountState;
  received?: AccountState;
  toSelf?: boolean;
}

/** 10 USDC of 30 for at least 0.05 SOL, from a wallet with 0.1 SOL to an empty one. */
function judge({ token = usdc(20_000_000n), own, received, toSelf = false }: Effect): Promise<void> {
  const ownAfter = own ?? wallet(toSelf ? 149_995_000n : 99_995_000n);
  const change = (before: AccountState, after: AccountState): AccountChange => ({ before, after });
  const changes = [
    change(usdc(30_000_000n), token),
    change(wallet(100_000_000n), ownAfter),
    toSelf ? change(wallet(100_000_000n), ownAfter) : change(wallet(0n), received ?? wallet(50_000_000n)),
  ];
  const chain = { deriveUsdcAccount: () => 'usdc', simulate: async () => ({ problem: undefined, changes }) };
  const [from, to] = [taker.toBase58(), (toSelf ? taker : receiver).toBase58()];
  return verifySwapEffect(chain, 'Jupiter', OFFER, { taker: from, receiver: to, amountMicro: 10_000_000n });
}

it.each<[string, Effect]>([
  ['the offered amounts', {}],
  ['more SOL than promised', { received: wallet(50_000_001n) }],
  ['SOL to the taker, less the fee', { toSelf: true }],
])('%s fit the offer', async (_what, effect) => {
  await expect(judge(effect)).resolves.toBeUndefined();
});

it.each<[string, Effect]>([
  ['a micro-USDC more', { token: usdc(19_999_999n) }],
  ['a micro-USDC less', { token: usdc(20_000_001n) }],
  ['a lamport less than promised', { received: wallet(49_999_999n) }],
  ['SOL of the taker beyond fees', { own: wallet(89_999_999n) }],
  ['the same where the taker gets the SOL', { own: wallet(139_999_999n), toSelf: true }],
  ['a delegate who may take the rest', { token: usdc(20_000_000n, (data) => data.fill(9, 76, 108)) }],
  ['another owner of the USDC', { token: usdc(20_000_000n, (data) => data.fill(9, 32, 64)) }],
  ['another program as owner of the wallet', { own: wallet(99_995_000n, { owner: 'Thief' }) }],
  ['a closed account', { token: wallet(0n) }],
])('%s does not fit it', async (_what, effect) => {
  await expect(judge(effect)).rejects.toThrow(/Jupiter.* does not match the offer/);
});

import { createTransferCheckedInstruction, getAssociatedTokenAddressSync } from '@solana/spl-token';
import {
  AddressLookupTableAccount,
  ComputeBudgetProgram,
  Keypair,
  PublicKey,
  SystemProgram,
  TransactionInstruction,
  TransactionMessage,
} from '@solana/web3.js';
import { expect, it } from 'vitest';
import { assertPlainPayment } from '../../../server/chain/solana/settlement-rules.ts';

const [treasury, payer, mint, stranger] = Array.from({ length: 4 }, () => Keypair.generate().publicKey) as [
  PublicKey,
  PublicKey,
  PublicKey,
  PublicKey,
];
const MEMO = new PublicKey('MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr');
const LIGHTHOUSE = new PublicKey('L2TExMFKdjpN9kozasaurPirfHy9P8sbXoAN1qA3S95');
const BLOCKHASH = stranger.toBase58();
const rules = { treasury, mint, maxComputeUnits: 60_000, maxPriorityFeeMicroLamports: 100_000 };

const accountOf = (owner: PublicKey) => getAssociatedTokenAddressSync(mint, owner, true);
const limit = (units: number) => ComputeBudgetProgram.setComputeUnitLimit({ units });
const price = (microLamports: number) => ComputeBudgetProgram.setComputeUnitPrice({ microLamports });
const move = (from: PublicKey, to = treasury, by = from) =>
  createTransferCheckedInstruction(accountOf(from), mint, accountOf(to), by, 5n, 6);
const call = (programId: PublicKey, data: string, ...signers: PublicKey[]) =>
  new TransactionInstruction({
    programId,
    keys: signers.map((pubkey) => ({ pubkey, isSigner: true, isWritable: false })),
    data: Buffer.from(data),
  });

const BUDGET = [limit(60_000), price(100_000)];
const PAYMENT = [...BUDGET, move(payer)];
const memo = call(MEMO, `market:1:${'ab'.repeat(32)}`);
const guard = call(LIGHTHOUSE, 'assert');

function judge(
  instructions: TransactionInstruction[],
  tables: AddressLookupTableAccount[] = [],
  by = treasury,
) {
  const message = new TransactionMessage({ payerKey: by, recentBlockhash: BLOCKHASH, instructions });
  return () => assertPlainPayment(message.compileToV0Message(tables), rules);
}

it.each([
  ['budget and transfer', PAYMENT],
  ['a lock in the memo', [...PAYMENT, memo]],
  ['a memo that its payer signs', [...PAYMENT, call(MEMO, 'mine', payer)]],
  ['what wallets add', [...PAYMENT, guard, guard, guard, memo]],
])('a payment of %s is sent', (_name, instructions) => {
  expect(judge(instructions)).not.toThrow();
  const legacy = new TransactionMessage({ payerKey: treasury, recentBlockhash: BLOCKHASH, instructions });
  expect(() => assertPlainPayment(legacy.compileToLegacyMessage(), rules)).not.toThrow();
});

const heap = ComputeBudgetProgram.requestHeapFrame({ bytes: 262_144 });
const gift = SystemProgram.transfer({ fromPubkey: payer, toPubkey: stranger, lamports: 1 });
const padded = new TransactionInstruction({
  ...move(payer),
  data: Buffer.concat([move(payer).data, Buffer.of(0)]),
});
it.each([
  ['too many units', [limit(60_001), price(1), move(payer)], '60001 compute units'],
  ['too high a price', [limit(20_000), price(100_001), move(payer)], '100001 micro-lamports'],
  ['no limit', [price(1), move(payer)], '0 SetComputeUnitLimit'],
  ['no price', [limit(1), move(payer)], '0 SetComputeUnitPrice'],
  ['two limits', [limit(1), ...PAYMENT], '2 SetComputeUnitLimit'],
  ['another kind of budget', [...PAYMENT, heap], 'ComputeBudget111111111111111111111111111111'],
  ['no transfer', [...BUDGET, call(MEMO, 'mine', payer)], '0 TransferChecked'],
  ['two transfers', [...PAYMENT, move(payer)], '2 TransferChecked'],
  ['a transfer to a stranger', [...BUDGET, move(payer, stranger)], 'into ours'],
  ['a transfer from a stranger', [...BUDGET, move(stranger, treasury, payer)], 'into ours'],
  ['a transfer with data behind it', [...BUDGET, padded], 'no x402 payment needs'],
  ['two memos', [...PAYMENT, memo, memo], '2 Memo'],
  ['four guards', [...PAYMENT, guard, guard, guard, guard], '4 Lighthouse'],
  ['something else besides', [...PAYMENT, gift], 'no x402 payment needs'],
  ['a third signature', [...PAYMENT, call(MEMO, 'ours', stranger)], 'signatures'],
  ['the treasury as a witness', [...PAYMENT, call(MEMO, 'signed by the treasury', treasury)], 'only pay'],
  ['the treasury in a guard', [...PAYMENT, call(LIGHTHOUSE, 'assert', treasury)], 'only pay'],
  ['the treasury as the payer', [...BUDGET, move(treasury, payer), call(MEMO, 'x', payer)], 'only pay'],
])('a payment with %s is refused', (_name, instructions, reason) => {
  expect(judge(instructions)).toThrow(reason);
});

it('a payment with a lookup table is refused, and one whose fee another pays', () => {
  const state = {
    deactivationSlot: 2n ** 64n - 1n,
    lastExtendedSlot: 0,
    lastExtendedSlotStartIndex: 0,
    addresses: [mint],
  };
  const table = new AddressLookupTableAccount({ key: stranger, state });
  expect(judge(PAYMENT, [table])).toThrow('lookup tables');
  expect(judge([...PAYMENT, call(MEMO, 'x', stranger)], [], payer)).toThrow('not its fee payer');
});

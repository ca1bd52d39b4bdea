import {
  ACCOUNT_SIZE,
  getAssociatedTokenAddressSync,
  TOKEN_2022_PROGRAM_ID,
  TOKEN_PROGRAM_ID,
  unpackAccount,
} from '@solana/spl-token';
import type { AccountInfo, PublicKey } from '@solana/web3.js';
import { formatUsd } from '../../foundation/platform/money.ts';
import { AccountNeededError, InvalidRecipientError, TransferRefusedError } from '../errors.ts';
import type { TransferOrder } from '../types.ts';
import type { SolanaContext } from './context.ts';
import { expectAffordable } from './cost.ts';

const NOT_A_WALLET = [TOKEN_PROGRAM_ID, TOKEN_2022_PROGRAM_ID];

/** Who pays and who is paid. */
export interface Parties {
  sender: PublicKey;
  recipient: PublicKey;
}

type Found = AccountInfo<Buffer> | null | undefined;

/** Whether the transfer has to open the account it goes into. Throws where it cannot or must not be made. */
export async function judgeRecipient(
  context: SolanaContext,
  { sender, recipient }: Parties,
  order: TransferOrder,
): Promise<{ opensAccount: boolean }> {
  const { connection, treasury, mint } = context;
  const isTreasury = sender.equals(treasury);
  const into = getAssociatedTokenAddressSync(mint, recipient, true);
  const from = getAssociatedTokenAddressSync(mint, sender, true);
  // of one state of the chain
  const [wallet, target, source] = await connection.getMultipleAccountsInfo([recipient, into, from]);
  refuseWhatIsNoWallet(recipient, wallet);
  refuseWhatIsNotThere(from, source, order.amountMicro, isTreasury ? 'treasury' : 'wallet');
  const opensAccount = !isOpen(recipient, into, target);
  if (opensAccount && isTreasury) expectOpening(context, order);
  if (!isTreasury)
    await expectAffordable(context, sender, { accounts: opensAccount ? [ACCOUNT_SIZE] : [], signatures: 1 });
  return { opensAccount };
}

/** Money sent to a token account as if it were a wallet is out of everyone's reach. */
function refuseWhatIsNoWallet(recipient: PublicKey, account: Found): void {
  if (!account) return;
  if (account.executable || NOT_A_WALLET.some((program) => program.equals(account.owner))) {
    const what = account.executable ? 'a program' : 'a token account or mint';
    throw new InvalidRecipientError(`${recipient.toBase58()} is ${what}, not a wallet.`);
  }
}

function refuseWhatIsNotThere(address: PublicKey, account: Found, amount: bigint, whose: string): void {
  const held = isTokenAccount(account) ? unpackAccount(address, account).amount : 0n;
  if (held < amount) throw new TransferRefusedError(`The ${whose} holds too little USDC on Solana.`);
}

function isTokenAccount(account: Found): account is AccountInfo<Buffer> {
  return account?.owner.equals(TOKEN_PROGRAM_ID) ?? false;
}

/** An account can be handed to somebody else, and there may be coins where none was opened yet. */
function isOpen(recipient: PublicKey, address: PublicKey, account: Found): boolean {
  if (!isTokenAccount(account)) return false;
  const { owner, isFrozen } = unpackAccount(address, account);
  const name = recipient.toBase58();
  if (!owner.equals(recipient)) {
    throw new InvalidRecipientError(`The USDC token account of ${name} belongs to another wallet.`);
  }
  if (isFrozen) throw new TransferRefusedError(`The USDC token account of ${name} is frozen.`);
  return true;
}

/** Whoever closes an account gets the deposit for it, which was ours. */
function expectOpening({ config }: SolanaContext, order: TransferOrder): void {
  const { to, amountMicro, refusesOpening, isReleased = false } = order;
  if (refusesOpening) throw refusesOpening;
  const { openAccountMinMicro: least } = config;
  if (isReleased || amountMicro >= least) return;
  throw new AccountNeededError(to, `only payouts of ${formatUsd(least)} USD or more together open one`);
}

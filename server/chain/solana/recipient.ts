import { ACCOUNT_SIZE, TOKEN_2022_PROGRAM_ID, TOKEN_PROGRAM_ID, unpackAccount } from '@solana/spl-token';
import type { AccountInfo, PublicKey } from '@solana/web3.js';
import { AppError } from '../../foundation/platform/errors.ts';
import { formatUsd } from '../../foundation/platform/money.ts';
import { InvalidRecipientError, TokenAccountMissingError, TransferRefusedError } from '../errors.ts';
import type { BatchTransfer, TransferOutcome, TransferParams } from '../types.ts';
import type { SolanaContext } from './context.ts';
import { assertAffordable } from './cost.ts';
import { deriveTokenAccount } from './token-account.ts';

const TOKEN_PROGRAMS = [TOKEN_PROGRAM_ID, TOKEN_2022_PROGRAM_ID];

/** The sender and the recipient of a transfer. */
export interface TransferParties {
  sender: PublicKey;
  recipient: PublicKey;
}

type MaybeAccount = AccountInfo<Buffer> | null | undefined;

/** Whether the transfer must open the recipient's token account. Throws if the transfer is impossible or unsafe. */
export async function checkRecipient(
  context: SolanaContext,
  { sender, recipient }: TransferParties,
  order: TransferParams,
): Promise<{ opensAccount: boolean }> {
  const { connection, treasury, mint } = context;
  const isTreasury = sender.equals(treasury);
  const into = deriveTokenAccount(mint, recipient);
  const from = deriveTokenAccount(mint, sender);
  // both from one chain state
  const [wallet, target, source] = await connection.getMultipleAccountsInfo([recipient, into, from]);
  assertWalletAddress(recipient, wallet);
  assertSufficientBalance(from, source, order.amountMicro, isTreasury ? 'treasury' : 'wallet');
  const opensAccount = !isAccountOpen(recipient, into, target);
  if (opensAccount && isTreasury) assertMayOpenAccount(context, order);
  if (!isTreasury)
    await assertAffordable(context, sender, {
      accountSizes: opensAccount ? [ACCOUNT_SIZE] : [],
      signatures: 1,
    });
  return { opensAccount };
}

/** The recipient of a transfer that shares a transaction with others. */
export interface BatchRecipient {
  wallet: PublicKey;
}

/** The transfers that the treasury can make together, in one chain state; the outcomes of the others are added. */
export async function checkBatchRecipients<Transfer extends BatchTransfer & BatchRecipient>(
  { connection, treasury, mint }: SolanaContext,
  transfers: readonly Transfer[],
  outcomes: Map<string, TransferOutcome>,
): Promise<Transfer[]> {
  if (transfers.length === 0) return [];
  const addressOf = (owner: PublicKey) => deriveTokenAccount(mint, owner);
  const from = addressOf(treasury);
  const [source, ...accounts] = await connection.getMultipleAccountsInfo([
    from,
    ...transfers.flatMap(({ wallet }) => [wallet, addressOf(wallet)]),
  ]);
  let leftMicro = readTokenBalance(from, source);
  return transfers.filter(({ id, wallet, amountMicro }, index) => {
    try {
      assertWalletAddress(wallet, accounts[2 * index]);
      const isOpen = isAccountOpen(wallet, addressOf(wallet), accounts[2 * index + 1]);
      if (!isOpen) outcomes.set(id, { kind: 'alone' });
      if (!isOpen) return false;
      if (amountMicro > leftMicro) throw buildBalanceError('treasury');
      leftMicro -= amountMicro;
      return true;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      outcomes.set(id, { kind: 'refused', error });
      return false;
    }
  });
}

/** USDC sent to a token account as if it were a wallet is lost. */
function assertWalletAddress(recipient: PublicKey, account: MaybeAccount): void {
  if (!account) return;
  if (account.executable || TOKEN_PROGRAMS.some((program) => program.equals(account.owner))) {
    const what = account.executable ? 'a program' : 'a token account or mint';
    throw new InvalidRecipientError(`${recipient.toBase58()} is ${what}, not a wallet.`);
  }
}

function assertSufficientBalance(
  address: PublicKey,
  account: MaybeAccount,
  amount: bigint,
  whose: string,
): void {
  if (readTokenBalance(address, account) < amount) throw buildBalanceError(whose);
}

function readTokenBalance(address: PublicKey, account: MaybeAccount): bigint {
  return isTokenAccount(account) ? unpackAccount(address, account).amount : 0n;
}

function buildBalanceError(whose: string): TransferRefusedError {
  return new TransferRefusedError(`The ${whose} holds too little USDC on Solana.`);
}

function isTokenAccount(account: MaybeAccount): account is AccountInfo<Buffer> {
  return account?.owner.equals(TOKEN_PROGRAM_ID) ?? false;
}

/** An account can have a new owner, and lamports can precede its creation. */
function isAccountOpen(recipient: PublicKey, address: PublicKey, account: MaybeAccount): boolean {
  if (!isTokenAccount(account)) return false;
  const { owner, isFrozen } = unpackAccount(address, account);
  const name = recipient.toBase58();
  if (!owner.equals(recipient)) {
    throw new InvalidRecipientError(`The USDC token account of ${name} belongs to another wallet.`);
  }
  if (isFrozen) throw new TransferRefusedError(`The USDC token account of ${name} is frozen.`);
  return true;
}

/** Whoever closes an account receives its rent deposit, which we paid. */
function assertMayOpenAccount({ config }: SolanaContext, order: TransferParams): void {
  const { to, amountMicro, accountOpeningError, isReleased = false } = order;
  if (accountOpeningError) throw accountOpeningError;
  const { openAccountMinMicro: least } = config;
  if (isReleased || amountMicro >= least) return;
  throw new TokenAccountMissingError(to, `only payouts of ${formatUsd(least)} USD or more in total open one`);
}

import type { Signer } from '../signer.ts';
import type {
  AuthorizationState,
  BatchTransfer,
  SignedTransaction,
  TransactionDraft,
  UnsuccessfulTransaction,
} from '../types.ts';
import { parseAddress } from './address.ts';
import {
  AUTHORIZATION_SECONDS,
  computeValidBefore,
  deriveTransferNonce,
  signAuthorization,
} from './authorization.ts';
import { readAuthorizationState } from './authorization-state.ts';
import { createAuthorizationSupportReader } from './batch-calls.ts';
import { assertFeeBalance } from './call.ts';
import type { EvmContext } from './context.ts';
import { isStillOpen } from './redemption.ts';
import { createRelayerReader } from './relayers.ts';
import { decodeAuthorization, encodeSettlementCall } from './settlement.ts';
import { signTransaction } from './sign.ts';
import { parseRecipient } from './transfer.ts';

/** A bound: only what is used is paid for. */
const RELAYED_TRANSFER_GAS = 150_000n;

export interface RelayContext extends EvmContext {
  /** Whether USDC has EIP-3009. */
  supportsAuthorizations(): Promise<boolean>;
  readRelayers: ReturnType<typeof createRelayerReader>;
}

export function createRelayContext(context: EvmContext): RelayContext {
  return {
    ...context,
    supportsAuthorizations: createAuthorizationSupportReader(context),
    readRelayers: createRelayerReader(context),
  };
}

/** The sender authorizes the transfer (EIP-3009), and a relayer submits it in a transaction of its own. */
export async function draftRelayedTransfer(
  context: RelayContext,
  sender: Signer,
  { id, to, amountMicro }: Pick<BatchTransfer, 'id' | 'to' | 'amountMicro'>,
): Promise<TransactionDraft | undefined> {
  const { reader, config } = context;
  const recipient = parseRecipient(context, sender, to);
  const [isSupported, code, { fees }, validBefore, pickRelayer] = await Promise.all([
    context.supportsAuthorizations(),
    reader.getCode({ address: parseAddress(sender.address) }),
    context.readHead(),
    computeValidBefore(context, AUTHORIZATION_SECONDS),
    context.readRelayers(),
  ]);
  // an address with code (EIP-7702) verifies its signatures itself, at our cost
  if (!isSupported || code !== undefined) return undefined;
  const maxFeeWei = RELAYED_TRANSFER_GAS * fees.maxFeePerGas;
  const { signer, nextNonce } = pickRelayer(maxFeeWei);
  // unlike a payout, it does not wait for the treasury to be funded
  if (signer === config.treasury) await assertFeeBalance(context, context.treasury, maxFeeWei);
  const nonce = deriveTransferNonce(id);
  const terms = { to: recipient, amountMicro, validBefore, nonce };
  const data = encodeSettlementCall(await signAuthorization(context, sender, terms));
  const call = { chainId: config.chainId, to: config.usdc, data, gas: RELAYED_TRANSFER_GAS, ...fees };
  return {
    from: signer.address,
    nextNonce,
    sign: (next) => signTransaction(signer, { ...call, nonce: Number(next) }),
  };
}

/** Anyone who sees an authorization can use it until it lapses, whatever becomes of our transaction. */
export async function findAuthorizationState(
  context: EvmContext,
  signed: SignedTransaction,
  { requestedAt, status }: UnsuccessfulTransaction,
): Promise<AuthorizationState | undefined> {
  const { reader, config } = context;
  const { authorizer, nonce, validBefore } = decodeAuthorization(signed.payload);
  const [spent, settled] = await Promise.all([
    reader.getTransactionCount({ address: parseAddress(signed.from), blockTag: 'latest' }),
    reader.getBlock({ blockTag: config.payoutFinality }),
  ]);
  if (isStillOpen(signed, spent, status)) return undefined;
  const until = new Date(Number(validBefore) * 1000);
  return readAuthorizationState(context, { authorizer, nonce, until, since: requestedAt }, settled);
}

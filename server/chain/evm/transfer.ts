import { type Address, encodeFunctionData, erc20Abi, type Hex } from 'viem';
import { normalizeWalletAddress } from '../../foundation/platform/wallet-address.ts';
import { InvalidRecipientError } from '../errors.ts';
import type { Signer } from '../signer.ts';
import type { TransactionDraft, TransferParams } from '../types.ts';
import { parseAddress } from './address.ts';
import { draftCall } from './call.ts';
import type { EvmContext } from './context.ts';
import { listInvalidRecipients } from './invalid-recipients.ts';

export async function draftTransfer(
  context: EvmContext,
  signer: Signer,
  order: TransferParams,
): Promise<TransactionDraft> {
  const to = parseRecipient(context, signer, order.to);
  return draftCall(context, signer, { data: encodeTransferCall(to, order.amountMicro) });
}

export function encodeTransferCall(to: Address, amountMicro: bigint): Hex {
  return encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amountMicro] });
}

export function parseRecipient(context: EvmContext, { address }: Signer, text: string): Address {
  const to = parseAddress(text);
  const isSender = normalizeWalletAddress(address) === normalizeWalletAddress(to);
  const name =
    listInvalidRecipients(context).get(normalizeWalletAddress(to)) ?? (isSender && 'the sender itself');
  if (name) throw new InvalidRecipientError(`${to} is ${name}.`);
  return to;
}

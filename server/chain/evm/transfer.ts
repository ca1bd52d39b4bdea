import { type Address, encodeFunctionData, erc20Abi } from 'viem';
import { walletKeyOf } from '../../foundation/platform/wallet-key.ts';
import { InvalidRecipientError } from '../errors.ts';
import type { Signer } from '../signer.ts';
import type { SignedTransaction, TransferOrder } from '../types.ts';
import { readAddress } from './address.ts';
import { signCall } from './call.ts';
import type { EvmContext } from './context.ts';
import { impossibleRecipients } from './impossible-recipients.ts';

export async function signTransfer(
  context: EvmContext,
  signer: Signer,
  order: TransferOrder,
): Promise<SignedTransaction> {
  const to = readRecipient(context, signer, order.to);
  const data = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'transfer',
    args: [to, order.amountMicro],
  });
  return signCall(context, signer, { data }, order.lowestNonce ?? 0n);
}

function readRecipient(context: EvmContext, { address }: Signer, text: string): Address {
  const to = readAddress(text);
  const isSender = walletKeyOf(address) === walletKeyOf(to);
  const name = impossibleRecipients(context).get(walletKeyOf(to)) ?? (isSender && 'the sender itself');
  if (name) throw new InvalidRecipientError(`${to} is ${name}.`);
  return to;
}

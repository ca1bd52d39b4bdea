import { type Address, encodeFunctionData, erc20Abi, zeroAddress } from 'viem';
import { InvalidRecipientError } from '../errors.ts';
import type { Signer } from '../signer.ts';
import type { SignedTransaction, TransferOrder } from '../types.ts';
import { readAddress } from './address.ts';
import { signCall } from './call.ts';
import type { EvmContext } from './context.ts';

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

function readRecipient({ treasury, config }: EvmContext, { address }: Signer, text: string): Address {
  const to = readAddress(text);
  const impossible: Record<Address, string> = {
    [zeroAddress]: 'the zero address',
    [config.usdc]: 'the USDC contract',
    [address]: 'the sender itself',
    [treasury]: 'the treasury itself',
  };
  if (impossible[to]) throw new InvalidRecipientError(`${to} is ${impossible[to]}.`);
  return to;
}

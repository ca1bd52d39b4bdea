import { encodeFunctionData, erc20Abi, type Hex } from 'viem';
import type { EarnVenue } from '../../config/earn-venues.ts';
import { InsufficientFeeBalanceError, TransferRefusedError } from '../errors.ts';
import { parseAddress } from '../evm/address.ts';
import { type ContractCall, draftCall } from '../evm/call.ts';
import type { EvmContext } from '../evm/context.ts';
import type { Signer } from '../signer.ts';
import type { TransactionDraft } from '../types.ts';
import { VAULT_ABI } from './abi.ts';
import { VaultRefusedError } from './errors.ts';

/** The contract and the call. */
export type TreasuryCall = Pick<ContractCall, 'to' | 'data'>;

export function encodeApproval(vault: EarnVenue['vault'], amountMicro: bigint): TreasuryCall {
  return { data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [vault, amountMicro] }) };
}

export function encodeDeposit(
  { treasury }: EvmContext,
  vault: EarnVenue['vault'],
  amountMicro: bigint,
): TreasuryCall {
  return buildVaultCall(
    vault,
    encodeFunctionData({ abi: VAULT_ABI, functionName: 'deposit', args: [amountMicro, treasury] }),
  );
}

export function encodeRedemption(
  { treasury }: EvmContext,
  vault: EarnVenue['vault'],
  shares: bigint,
): TreasuryCall {
  return buildVaultCall(
    vault,
    encodeFunctionData({ abi: VAULT_ABI, functionName: 'redeem', args: [shares, treasury, treasury] }),
  );
}

function buildVaultCall(to: EarnVenue['vault'], data: Hex): TreasuryCall {
  return { to, data };
}

/** Only the treasury's key: shares go to the treasury and come from it. */
export async function draftTreasuryCall(
  context: EvmContext,
  venue: EarnVenue,
  signer: Signer,
  call: ContractCall,
): Promise<TransactionDraft> {
  if (parseAddress(signer.address) !== context.treasury) {
    throw new Error(`${signer.address} is not the treasury of ${venue.network}`);
  }
  try {
    return await draftCall(context, signer, call);
  } catch (error) {
    const isRefused =
      error instanceof TransferRefusedError && !(error instanceof InsufficientFeeBalanceError);
    throw isRefused ? new VaultRefusedError(venue, error.message) : error;
  }
}

import type { Faucet } from '../faucet.ts';
import type { Bank } from '../ledger/bank.ts';
import { readDecimals } from '../ledger/meta.ts';
import type { Commitment } from '../ledger/record.ts';
import type { Methods as MethodsOf } from '../rpc/call.ts';
import { minContextSlotNotReached } from '../rpc/errors.ts';
import type { Config } from '../rpc/params.ts';

export interface Context {
  bank: Bank;
  faucet: Faucet;
}

export type Methods = MethodsOf<Context>;

export const API_VERSION = '3.0.0';

/** The requested commitment, once the chain has reached the minimum slot of the request. */
export function parseCommitment(bank: Bank, config: Config, name = 'commitment'): Commitment {
  const commitment = config.commitment(name);
  const slot = bank.getSlot(commitment);
  const wanted = config.count('minContextSlot');
  if (wanted !== undefined && slot < wanted) throw minContextSlotNotReached(slot);
  return commitment;
}

/** A value with the slot it was read at. */
export function withContext(bank: Bank, commitment: Commitment, value: unknown): object {
  return { context: { apiVersion: API_VERSION, slot: bank.getSlot(commitment) }, value };
}

export function createDecimalsReader(bank: Bank): (mint: string) => number {
  return (mint) => readDecimals(bank.getAccount(mint, 'processed'));
}

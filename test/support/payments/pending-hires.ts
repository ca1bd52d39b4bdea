import type { Address, Hash, Hex } from 'viem';
import { expect } from 'vitest';
import { ALT_CHAIN_ID, BASE_CHAIN_ID, evmChain } from '../chains/chains.ts';
import { EIP3009_ABI, splitSignature } from '../chains/eip3009.ts';
import { connect, createFundedAccount } from '../chains/evm-clients.ts';
import type { RpcProxy } from '../chains/rpc-proxy.ts';
import { type EvmSigner, evmSigner } from '../chains/signers.ts';
import { eventually } from '../eventually.ts';
import type { HiringMarket } from '../market/hires.ts';
import type { ApiResponse } from '../server/call.ts';
import { createSignedPayment, withPaymentId } from './signed-payments.ts';

export type EvmNetwork = 'base-mainnet' | 'alt-mainnet';

/** EIP-3009, as in a payload. */
export interface Authorization {
  from: Address;
  to: Address;
  value: string;
  validAfter: string;
  validBefore: string;
  nonce: Hex;
}

export interface SignedAuthorization {
  authorization: Authorization;
  signature: Hex;
}

interface SettlementRow {
  [column: string]: unknown;
  state: string;
  tx_hash: string;
  outbid_hashes: string[];
}

/** A hire whose payment is stored and has not reached the chain. */
export interface PendingHire extends SignedAuthorization {
  /** Of the service. */
  id: string;
  signer: EvmSigner;
  payment: string;
  hiring: Promise<ApiResponse>;
  /** Our transaction. */
  ownTxHash: Hash;
  readRow(): Promise<SettlementRow | undefined>;
}

const IGNORED_RESPONSE = { pretend: `0x${'0'.repeat(64)}` };

/** A node that accepts transactions and drops them. */
export const DROP_TRANSACTIONS: RpcProxy['fault'] = (method) =>
  method === 'eth_sendRawTransaction' ? IGNORED_RESPONSE : undefined;

/** `node` proxies the network's; `name` is the payer's request key. */
export async function startPendingHire(
  market: HiringMarket,
  node: RpcProxy,
  network: EvmNetwork,
  name?: string,
): Promise<PendingHire> {
  const { id } = await market.createService();
  const signer = evmSigner();
  const signed = await createSignedPayment(market, id, network, { signer });
  const payment = name === undefined ? signed : withPaymentId(signed, name);
  node.fault = DROP_TRANSACTIONS;
  const hiring = market.hire(id, payment);
  const row = async () =>
    (
      await market.database.query<SettlementRow>(
        `select case state when 'confirmed' then 'settled' else state end as state, tx_hash, outbid_hashes
         from chain_transactions where kind = 'settlement' and subject_id like '%/' || lower($1) || ':%'`,
        [signer.address],
      )
    )[0];
  const ours = (await eventually(async () => {
    const found = await row();
    expect(found).toBeDefined();
    return found?.tx_hash;
  })) as Hash;
  const { authorization, signature } = JSON.parse(Buffer.from(payment, 'base64').toString()).payload;
  return { id, signer, payment, hiring, readRow: row, ownTxHash: ours, authorization, signature };
}

/** Anyone can submit an authorization to the token. */
export function redeemFromThirdParty(network: EvmNetwork, signed: SignedAuthorization): Promise<Hash> {
  const { from, to, value, validAfter, validBefore, nonce } = signed.authorization;
  const terms = [from, to, BigInt(value), BigInt(validAfter), BigInt(validBefore), nonce];
  const args = [...terms, ...splitSignature(signed.signature)];
  return sendFromThirdParty(network, { functionName: 'transferWithAuthorization', args });
}

export function cancelFromThirdParty(
  network: EvmNetwork,
  { from, nonce }: Authorization,
  signature: Hex,
): Promise<Hash> {
  const args = [from, nonce, ...splitSignature(signature)];
  return sendFromThirdParty(network, { functionName: 'cancelAuthorization', args });
}

/** Ours is sent now, and the chain rejects it. */
export async function failOwnTransaction(
  market: HiringMarket,
  node: RpcProxy,
  held: PendingHire,
): Promise<void> {
  node.fault = () => undefined;
  await market.database.query(
    `update chain_transactions set created_at = created_at - interval '20 seconds', next_attempt_at = created_at
     where tx_hash = $1`,
    [held.ownTxHash],
  );
  await market.advanceClock(0);
  expect((await held.hiring).status).toBe(402);
}

export async function waitForSettlement(
  market: HiringMarket,
  row: PendingHire['readRow'],
  expected: object,
): Promise<void> {
  await eventually(async () => {
    await market.database.query(
      `update chain_transactions set next_attempt_at = created_at where next_attempt_at is not null`,
    );
    await market.advanceClock(0);
    expect(await row()).toMatchObject(expected);
  }, 10_000);
}

async function sendFromThirdParty(
  network: EvmNetwork,
  call: { functionName: string; args: readonly unknown[] },
): Promise<Hash> {
  const chain = await evmChain(network === 'alt-mainnet' ? ALT_CHAIN_ID : BASE_CHAIN_ID);
  const { walletOf, reader } = connect(chain);
  const wallet = walletOf(await createFundedAccount(chain));
  const hash = await wallet.writeContract({ address: chain.usdc, abi: EIP3009_ABI, ...call } as never);
  expect(await reader.waitForTransactionReceipt({ hash })).toMatchObject({ status: 'success' });
  return hash;
}

import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { buildOneOfCheck } from '../../foundation/db/one-of-check.ts';
import type { Network } from '../../foundation/platform/networks.ts';

export const SUBJECT_CONSTRAINT = 'chain_transactions_kind_subject_type_subject_id_unique';
/** Transfers of one batch share its hash. */
export const HASH_CONSTRAINT = 'chain_transactions_own_tx_hash_unique';
/** A nonce of an address belongs to one transaction, as long as that can land. */
export const LIVE_NONCE_CONSTRAINT = 'chain_transactions_live_nonce_unique';

const TROUBLE_INDEXES = [
  createTroubleIndex('chain_transactions_trouble_index', ''),
  createTroubleIndex('chain_transactions_trouble_network_index', 'network, '),
  createTroubleIndex('chain_transactions_trouble_subject_index', 'subject_type, '),
];

function createTroubleIndex(name: string, filter: string) {
  const columns = `${filter}kind, created_at desc, subject_id desc`;
  return {
    name,
    expression: `create index ${name} on chain_transactions (${columns}) where trouble is not null`,
  };
}

/**
 * `prepared`: unsigned, or signed and not sent. `batched`: a transfer whose outcome its batch decides. `confirmed` and
 * `failed` are final.
 */
const TRANSACTION_STATES = ['prepared', 'sent', 'batched', 'confirmed', 'failed'] as const;
export type TransactionState = (typeof TRANSACTION_STATES)[number];

/**
 * Why nothing is signed. `retrying`: the last attempt failed and another follows. `held`: someone must first do what
 * the last error says. `failed`: for good, unless it is requested again. A withdrawn transaction has none.
 */
const TROUBLES = ['retrying', 'held', 'failed'] as const;
export type Trouble = (typeof TROUBLES)[number];

/** Whether a transfer shares a transaction with others, or needs one of its own. Everything else has null. */
const BATCHINGS = ['shared', 'alone'] as const;
export type Batching = (typeof BATCHINGS)[number];

/** One transaction of ours, from the request to finality, whoever signs it and whatever it does. */
export const ChainTransaction = defineEntity({
  name: 'ChainTransaction',
  tableName: 'chain_transactions',
  uniques: [
    { name: SUBJECT_CONSTRAINT, properties: ['kind', 'subjectType', 'subjectId'] },
    { name: HASH_CONSTRAINT, properties: ['network', 'txHash'], where: `batching is distinct from 'shared'` },
    {
      name: LIVE_NONCE_CONSTRAINT,
      properties: ['network', 'fromAddress', 'nonce'],
      where: `state in ('prepared', 'sent')`,
    },
  ],
  indexes: [
    {
      name: 'chain_transactions_due_index',
      properties: ['nextAttemptAt', 'id'],
      where: 'next_attempt_at is not null',
    },
    {
      name: 'chain_transactions_due_transfers_index',
      properties: ['network', 'nextAttemptAt', 'id'],
      where: `batching = 'shared' and state = 'prepared'`,
    },
    {
      name: 'chain_transactions_nonce_index',
      properties: ['network', 'fromAddress', 'nonce'],
      where: 'nonce is not null',
    },
    { name: 'chain_transactions_batch_index', properties: ['batchId'], where: 'batch_id is not null' },
    ...TROUBLE_INDEXES,
    // transfers of agents' wallets that we paid for
    {
      name: 'chain_transactions_relayed_index',
      properties: ['network', 'createdAt'],
      where: `kind = 'wallet_transfer' and sender <> from_address`,
    },
    {
      name: 'chain_transactions_settlements_index',
      properties: ['createdAt', 'id'],
      where: `kind = 'settlement'`,
    },
    {
      name: 'chain_transactions_settlement_states_index',
      properties: ['state', 'createdAt', 'id'],
      where: `kind = 'settlement'`,
    },
  ],
  checks: [
    { name: 'chain_transactions_state_check', expression: buildOneOfCheck('state', TRANSACTION_STATES) },
    { name: 'chain_transactions_trouble_check', expression: buildOneOfCheck('trouble', TROUBLES) },
    { name: 'chain_transactions_batching_check', expression: buildOneOfCheck('batching', BATCHINGS) },
    // a transfer cannot be withdrawn from its batch, whatever release a process runs
    {
      name: 'chain_transactions_batched_check',
      expression: `case when batch_id is null then state <> 'batched' else state in ('batched', 'confirmed') end`,
    },
    // what its batch may pay, no transaction of its own pays
    {
      name: 'chain_transactions_shared_check',
      expression: `batching is distinct from 'shared' or (signed_payload is null and nonce is null and sender is null)`,
    },
    // as long as an authorization can be used, its transfer is neither withdrawn nor made in another way
    {
      name: 'chain_transactions_authorized_check',
      expression: `authorized_until is null or (signed_payload is null and (state <> 'failed' or trouble is not null))`,
    },
  ],
  properties: {
    id: p.text().primary(),
    network: p.text().$type<Network>(),
    /** What it does. Unique together with the subject. */
    kind: p.text(),
    subjectType: p.text(),
    subjectId: p.text(),
    /** The address whose key signs it, or authorizes it if a relayer signs; null for the treasury's current key. */
    sender: p.text().nullable(),
    state: p.text().$type<TransactionState>().default('prepared'),
    /** Number of signings. */
    attempt: p.integer().default(0),
    /** Number of checks since the last signing; determines the backoff. */
    checks: p.integer().default(0),
    txHash: p.text().nullable(),
    fromAddress: p.text().nullable(),
    signedPayload: p.text().nullable(),
    /** EVM: once another transaction uses it, this one can never land. */
    nonce: p.bigint().nullable(),
    /** Solana: the last block that can include it. */
    lastBlockHeight: p.bigint().nullable(),
    signedAt: p.datetime().nullable(),
    /** Other signings with the same nonce, one of which may land instead. */
    outbidHashes: p.json<string[]>().default([]),
    batching: p.text().$type<Batching>().nullable(),
    /** The batch that sends it, or has sent it: also a row of this table. */
    batchId: p.text().nullable(),
    /** EVM: until then, in chain time, anyone can use the authorization that `fromAddress` signed for this transfer. */
    authorizedUntil: p.datetime().nullable(),
    lastError: p.text().nullable(),
    trouble: p.text().$type<Trouble>().nullable(),
    /** Null once final. */
    nextAttemptAt: p.datetime().nullable(),
    settledAt: p.datetime().nullable(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});
export type ChainTransaction = InferEntity<typeof ChainTransaction>;

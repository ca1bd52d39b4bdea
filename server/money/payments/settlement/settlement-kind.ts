import { PaymentInsufficientError } from '../../../chain/errors.ts';
import { requireAdapter } from '../../../chain/get-adapter.ts';
import type { ChainTransaction } from '../../../chain/transactions/chain-transaction.entity.ts';
import type { TransactionKind, TransactionRequest } from '../../../chain/transactions/transaction-kind.ts';
import { hasTxHash } from '../../../chain/transactions/transaction-rows.ts';
import type { ChainAdapter, Chains } from '../../../chain/types.ts';
import type { EntityManager } from '../../../foundation/db/orm.ts';
import type { Clock } from '../../../foundation/platform/clock.ts';
import type { Network } from '../../../foundation/platform/networks.ts';
import { normalizeWalletAddress } from '../../../foundation/platform/wallet-address.ts';
import type { LostPayments, LostSpend } from '../finality/lost-payments.ts';
import { HeldPayment } from '../held-payment.entity.ts';
import { PaymentSpend } from '../payment-spend.entity.ts';
import { findSpend } from '../spends.ts';
import { copySpend } from './copy-spend.ts';
import { Settlement } from './settlement.entity.ts';

interface Dependencies {
  em: EntityManager;
  chains: Chains;
  lostPayments: LostPayments;
  clock: Clock;
}

export const SETTLEMENT = 'settlement';

/** The transaction that redeems a payload, which the payer can sign only once. So there is only one. */
export function buildSettlementRequest(network: Network, authorizationKey: string): TransactionRequest {
  const subjectId = `${network}/${authorizationKey}`;
  return { network, kind: SETTLEMENT, subjectType: 'authorization', subjectId };
}

/** Signed once, with the payer's signature; whichever transaction moves the money is the payment. */
export function createSettlementKind({
  em: root,
  chains,
  lostPayments,
  clock,
}: Dependencies): TransactionKind {
  return {
    /** Anyone who sees an authorization can submit it to the token. */
    async findSubstitute(row, signed, status) {
      const chain = requireAdapter(chains, row.network);
      const txHash = await chain.findThirdPartySettlement(signed, { requestedAt: row.createdAt, status });
      if (txHash === undefined || hasTxHash(row, txHash)) return txHash;
      return (await isEquivalentPayment(root.fork(), chain, row, txHash)) ? txHash : undefined;
    },
    mayReplace: (em, { network, txHash: like }, txHash) =>
      copySpend(em, network, { txHash, like: like ?? '', now: clock.now() }),
    /** No money moved, so nothing is owed. If a fork undid it, its purchase exists already. */
    async onFailure(em, row, { isFinal }) {
      const { id } = row;
      const unused = { id, dueAt: { $ne: null } };
      const wasUnused = (await em.nativeUpdate(Settlement, unused, { request: null, dueAt: null })) > 0;
      const lost = isFinal && !wasUnused ? await findPurchase(em, row) : undefined;
      if (lost) await lostPayments.reverse(em, lost);
    },
  };
}

/** What the payment was spent on, or its return. */
async function findPurchase(em: EntityManager, row: ChainTransaction): Promise<LostSpend | undefined> {
  const { network, txHash, outbidHashes } = row;
  const where = { network, reference: { $in: [...(txHash ? [txHash] : []), ...outbidHashes] } };
  const [held] = await em.find(HeldPayment, where);
  if (!held) return (await em.find(PaymentSpend, where))[0];
  const { id: subjectId, reference, payer, amountMicro } = held;
  return { network, reference, subjectType: 'return', subjectId, payer, amountMicro };
}

/** The payer may have signed another payload with the same nonce. */
async function isEquivalentPayment(
  em: EntityManager,
  chain: ChainAdapter,
  { network, txHash }: ChainTransaction,
  reference: string,
): Promise<boolean> {
  const claim = txHash ? await findSpend(em, { network, reference: txHash }) : undefined;
  if (typeof claim?.payer !== 'string') return false;
  const { payer, amountMicro: due } = claim;
  try {
    const [made] = await chain.readPayments(reference);
    return made.amountMicro >= due && normalizeWalletAddress(made.payer) === normalizeWalletAddress(payer);
  } catch (error) {
    if (error instanceof PaymentInsufficientError) return false;
    throw error;
  }
}

import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { requireAdapter } from '../get-adapter.ts';
import type { ChainTransaction } from '../transactions/chain-transaction.entity.ts';
import { findPaymentFinality } from '../transactions/payment-finality.ts';
import type { TransactionKind } from '../transactions/transaction-kind.ts';
import type { Chains } from '../types.ts';
import { findOpeningRefusal, recordAccountOpening } from './account-openings.ts';
import { ChainTransfer } from './chain-transfer.entity.ts';
import { releaseHeldPayouts } from './release-held-payouts.ts';

interface Dependencies {
  em: EntityManager;
  chains: Chains;
  clock: Clock;
}

/** Transfers are signed by the treasury once their incoming payment is final, to the destination of that moment. */
export function createTransferKind({
  em: root,
  chains,
  clock,
}: Dependencies): Required<Pick<TransactionKind, 'findWaitReason' | 'sign'>> {
  /** Only transfers that are too small to open an account alone. */
  const release = async (row: ChainTransaction, { toAddress, amountMicro }: ChainTransfer) => {
    const { openAccountMinMicro: leastMicro = 0n } = requireAdapter(chains, row.network);
    if (amountMicro < leastMicro)
      await releaseHeldPayouts(root.fork(), { row, toAddress, leastMicro, now: clock.now() });
  };

  return {
    async findWaitReason(row) {
      const transfer = await root.fork().findOneOrFail(ChainTransfer, row.id);
      const { fundingNetwork, fundingReference } = transfer;
      if (fundingNetwork && fundingReference) {
        const payment = { network: fundingNetwork, reference: fundingReference };
        const finality = await findPaymentFinality(root.fork(), chains, payment);
        if (finality !== 'finalized') return 'The payment that funds it is not final yet.';
      }
      await release(row, transfer);
      return undefined;
    },
    async sign({ em, row, chain, signer, lowestNonce }) {
      const { id, network, kind } = row;
      const { toAddress: to, amountMicro, releasedTo } = await em.findOneOrFail(ChainTransfer, id);
      const recipient = { id, network, kind, toAddress: to };
      const accountOpeningError = await findOpeningRefusal(em, recipient);
      const isReleased = releasedTo === to;
      const order = { to, amountMicro, memo: id, lowestNonce, accountOpeningError, isReleased };
      const signed = await chain.prepareTransfer(signer, order);
      if (signed.opensAccount) await recordAccountOpening(em, recipient, clock.now());
      return signed;
    },
  };
}

import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { OutdatedDraftError } from '../errors.ts';
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
}: Dependencies): Required<Pick<TransactionKind, 'findWaitReason' | 'draft'>> {
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
    async draft({ em, row, chain, signer }) {
      const { id, network, kind } = row;
      const { toAddress: to, amountMicro, releasedTo } = await em.findOneOrFail(ChainTransfer, id);
      const recipient = { id, network, kind, toAddress: to };
      const accountOpeningError = await findOpeningRefusal(em, recipient);
      const isReleased = releasedTo === to;
      const order = { to, amountMicro, memo: id, accountOpeningError, isReleased };
      const draft = await chain.draftTransfer(signer, order);
      return {
        ...draft,
        async store(tx) {
          const terms = await tx.findOneOrFail(ChainTransfer, id);
          if (terms.toAddress !== to || terms.releasedTo !== releasedTo) throw new OutdatedDraftError();
          if (draft.opensAccount) await recordAccountOpening(tx, recipient, clock.now());
        },
      };
    },
  };
}

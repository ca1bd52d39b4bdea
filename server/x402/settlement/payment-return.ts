import { adapterOf } from '../../chain/adapter-of.ts';
import type { ChainTransfer } from '../../chain/chain-transfer.entity.ts';
import type { TransferService } from '../../chain/transfers.ts';
import type { Chains } from '../../chain/types.ts';
import type { EntityManager } from '../../db/orm.ts';
import { accounts } from '../../ledger/accounts.ts';
import { credit, debit } from '../../ledger/posting.ts';
import type { LedgerService } from '../../ledger/service.ts';
import { type SentPayment, takeSentPayment } from './sent-payment.ts';

export interface PaymentReturnOptions {
  chains: Chains;
  transfers: TransferService;
  ledger: LedgerService;
}

const KIND = 'x402_return';
const EVER = new Date(0);

/** Sends payments back to their payers that nothing could be made of. */
export class PaymentReturn {
  readonly #options: PaymentReturnOptions;

  constructor(options: PaymentReturnOptions) {
    this.#options = options;
    options.transfers.onSettled(KIND, (em, transfer) => this.#returned(em, transfer));
  }

  /** Asks for the transfer, which leaves when the payment is final. Does nothing if the payment was used after all. */
  async begin(em: EntityManager, sent: SentPayment): Promise<void> {
    const { chains, transfers, ledger } = this.#options;
    const { settlementId, transaction } = sent;
    const { network, reference } = transaction;
    const proof = { reference, dueMicro: 1n, notBefore: EVER };
    const { payer, amountMicro } = await adapterOf(chains, network).verifyPayment(proof);
    await em.transactional(async (tx) => {
      if (!(await takeSentPayment(tx, sent))) return;
      const subject = { kind: KIND, subjectType: 'x402', subjectId: settlementId };
      await transfers.enqueue(tx, { ...subject, network, to: payer, amountMicro, fundedBy: transaction });
      await ledger.post(tx, {
        kind: 'x402_return_owed',
        reference: settlementId,
        network,
        asset: 'USDC',
        entries: [debit(accounts.treasury(network), amountMicro), credit(accounts.refunds(), amountMicro)],
      });
    });
  }

  async #returned(em: EntityManager, { subjectId, network, amountMicro }: ChainTransfer): Promise<void> {
    await this.#options.ledger.post(em, {
      kind: 'x402_return_settled',
      reference: subjectId,
      network,
      asset: 'USDC',
      entries: [debit(accounts.refunds(), amountMicro), credit(accounts.treasury(network), amountMicro)],
    });
  }
}

import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { configuredAdapterOf } from '../adapter-of.ts';
import type { TransactionKind } from '../transactions/kind.ts';
import type { Chains } from '../types.ts';
import { heldForAddress, openingRefusal, recordOpening } from './account-openings.ts';
import { ChainTransfer } from './chain-transfer.entity.ts';

interface Dependencies {
  em: EntityManager;
  chains: Chains;
  clock: Clock;
}

/** How transfers are signed: by the treasury, when the payment they came with is final, to where they go by then. */
export function transferKind({
  em: root,
  chains,
  clock,
}: Dependencies): Required<Pick<TransactionKind, 'waitsFor' | 'sign'>> {
  return {
    async waitsFor({ id }) {
      const { fundingNetwork, fundingReference } = await root.fork().findOneOrFail(ChainTransfer, id);
      if (!fundingNetwork || !fundingReference) return undefined;
      const finality = await configuredAdapterOf(chains, fundingNetwork).finalityOf(fundingReference);
      return finality === 'finalized' ? undefined : 'The payment it came with is not final yet.';
    },
    async sign({ em, row, chain, signer, lowestNonce }) {
      const { id, network, kind } = row;
      const { toAddress: to, amountMicro } = await em.findOneOrFail(ChainTransfer, id);
      const recipient = { id, network, kind, toAddress: to };
      const refusesOpening = await openingRefusal(em, recipient);
      const heldMicro = await heldForAddress(em, recipient);
      const order = { to, amountMicro, memo: id, lowestNonce, refusesOpening, heldMicro };
      const signed = await chain.prepareTransfer(signer, order);
      if (signed.opensAccount) await recordOpening(em, recipient, clock.now());
      return signed;
    },
  };
}

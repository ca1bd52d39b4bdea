import { TransactionAbandonedError } from '../../../chain/errors.ts';
import type { TransactionKind } from '../../../chain/transactions/transaction-kind.ts';
import { VaultRefusedError } from '../../../chain/vaults/errors.ts';
import type { Vaults } from '../../../chain/vaults/vault.ts';
import type { EntityManager } from '../../../foundation/db/orm.ts';
import { requireVault } from '../pools/venues.ts';
import { EarnRedemption } from './earn-redemption.entity.ts';
import type { Redemptions } from './redemptions.ts';

/** Each costs a fee. */
const MAX_ATTEMPTS = 5;

/** How redemptions are signed, and what their outcome means for queued withdrawals. */
export function createRedemptionKind(
  root: EntityManager,
  vaults: Vaults,
  redemptions: Redemptions,
): TransactionKind {
  const subjectOf = async (em: EntityManager, id: string) => {
    const redemption = await em.findOneOrFail(EarnRedemption, id);
    return { redemption, vault: requireVault(vaults, redemption.poolKey) };
  };
  return {
    async draft({ em, row, signer }) {
      if (row.attempt >= MAX_ATTEMPTS)
        throw new TransactionAbandonedError('The chain did not accept it after several attempts.');
      const { redemption, vault } = await subjectOf(em, row.subjectId);
      try {
        return await vault.draftRedemption(signer, redemption.shares);
      } catch (error) {
        throw error instanceof VaultRefusedError ? new TransactionAbandonedError(error.message) : error;
      }
    },
    async readConfirmed({ subjectId }, txHash) {
      const { redemption, vault } = await subjectOf(root.fork(), subjectId);
      const brought = await vault.readRedemption(txHash);
      if (brought?.shares !== redemption.shares)
        throw new Error(`${txHash} was to redeem ${redemption.shares} shares, not ${brought?.shares}`);
      return (em) => redemptions.recordRedeemed(em, subjectId, txHash, brought);
    },
    async onFailure(em, { subjectId }, { isFinal, reason }) {
      if (isFinal) await redemptions.recordFailed(em, subjectId, reason);
    },
  };
}

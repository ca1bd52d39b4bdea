import { isReference } from '../../../chain/reference.ts';
import type { Vaults } from '../../../chain/vaults/vault.ts';
import type { EntityManager } from '../../../foundation/db/orm.ts';
import { invalidFieldsError } from '../../../foundation/platform/invalid-fields.ts';
import { NETWORKS, type Network } from '../../../foundation/platform/networks.ts';
import { PaymentUsedError } from '../../payments/errors.ts';
import type { SpendRecord } from '../../payments/purchase-access.ts';
import type { Spender } from '../../payments/spender.ts';
import { findSpends, mayBelongToAnotherPayer } from '../../payments/spends.ts';
import { readPositionOwner } from '../locks.ts';
import { listPositionOwners } from '../owners.ts';
import { type MarketSelector, requireVaults } from '../pools/venues.ts';
import { EarnDeposit } from './earn-deposit.entity.ts';

interface DepositQuery extends MarketSelector {
  reference: string | undefined;
  requestKey: string | undefined;
}

/** Identifies the deposit of a server wallet. */
export const buildWalletRequestKey = (requestKey: string) => `earn/${requestKey}`;

/** The deposit of an earlier equal request. */
export async function findDeposit(
  em: EntityManager,
  vaults: Vaults,
  spender: Spender,
  asked: DepositQuery,
): Promise<EarnDeposit | null> {
  const { reference, requestKey } = asked;
  if (reference === undefined)
    return requestKey === undefined
      ? null
      : em.findOne(EarnDeposit, { requestKey: buildWalletRequestKey(requestKey) });
  const networks = [...new Set(requireVaults(vaults).map(({ venue }) => venue.network))];
  requireReference(networks, reference);
  // otherwise it was made on another network, which is searched when it is received
  for (const network of networks.filter((one) => isReference(one, reference))) {
    const made = { network, reference };
    const spends = await findSpends(em, made, spender.walletKeys);
    const deposits = spends.filter(({ subjectType }) => subjectType === 'deposit');
    const [spend] = deposits.filter((one) => !mayBelongToAnotherPayer(one, spender));
    if (spend)
      return requirePaidDeposit(em, spend, listPositionOwners(spender.caller, spender.walletKeys), asked);
  }
  return null;
}

/** What a payment was spent on, if that was a deposit of one of these owners in the requested market. */
export async function requirePaidDeposit(
  em: EntityManager,
  { subjectType, subjectId }: Pick<SpendRecord, 'subjectType' | 'subjectId'>,
  owners: readonly string[],
  name: MarketSelector,
): Promise<EarnDeposit> {
  const found = subjectType === 'deposit' ? await em.findOne(EarnDeposit, subjectId) : null;
  if (!found) throw new PaymentUsedError();
  const isTheirs = owners.includes(await readPositionOwner(em, found.positionId));
  if (!isTheirs || (name.key !== undefined && name.key !== found.poolKey)) throw new PaymentUsedError();
  return found;
}

function requireReference([network]: readonly Network[], reference: string): void {
  if (NETWORKS.some((one) => isReference(one, reference))) return;
  throw invalidFieldsError([{ path: 'body.incoming_tx_hash', message: `is no transaction of ${network}` }]);
}

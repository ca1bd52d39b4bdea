import { isReferenceOf } from '../../chain/reference.ts';
import type { Vaults } from '../../chain/vaults/vault.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { invalidFields } from '../../foundation/platform/invalid-fields.ts';
import { NETWORKS, type Network } from '../../foundation/platform/networks.ts';
import type { Claimant } from '../payments/claimant.ts';
import { findClaims, mayBeOfOther } from '../payments/claims.ts';
import { PaymentUsedError } from '../payments/errors.ts';
import type { Spending } from '../payments/reopening.ts';
import { EarnDeposit } from './earn-deposit.entity.ts';
import { ownersOf } from './owners.ts';
import { ownerOfPosition } from './rows.ts';
import { allVenues, type MarketName } from './venues.ts';

interface Asked extends MarketName {
  reference: string | undefined;
  requestKey: string | undefined;
}

/** Under which the deposit of a server wallet is found again. */
export const walletRequestKey = (requestKey: string) => `earn/${requestKey}`;

/** What an equal request registered before. */
export async function findDeposit(
  em: EntityManager,
  vaults: Vaults,
  claimant: Claimant,
  asked: Asked,
): Promise<EarnDeposit | null> {
  const { reference, requestKey } = asked;
  if (reference === undefined)
    return requestKey === undefined
      ? null
      : em.findOne(EarnDeposit, { requestKey: walletRequestKey(requestKey) });
  const networks = [...new Set(allVenues(vaults).map(({ venue }) => venue.network))];
  expectReference(networks, reference);
  // what fits none of them was made on the wrong network, and is looked for there when it is received
  for (const network of networks.filter((one) => isReferenceOf(one, reference))) {
    const made = { network, reference };
    const claims = await findClaims(em, made, claimant.walletKeys);
    const deposits = claims.filter(({ subjectType }) => subjectType === 'deposit');
    const [claim] = deposits.filter((one) => !mayBeOfOther(one, claimant));
    if (claim) return findPaidDeposit(em, claim, ownersOf(claimant.caller, claimant.walletKeys), asked);
  }
  return null;
}

/** What a payment was spent on, if that was a deposit of one of these owners in the market that is asked for. */
export async function findPaidDeposit(
  em: EntityManager,
  { subjectType, subjectId }: Pick<Spending, 'subjectType' | 'subjectId'>,
  owners: readonly string[],
  name: MarketName,
): Promise<EarnDeposit> {
  const found = subjectType === 'deposit' ? await em.findOne(EarnDeposit, subjectId) : null;
  if (!found) throw new PaymentUsedError();
  const isTheirs = owners.includes(await ownerOfPosition(em, found.positionId));
  if (!isTheirs || (name.key !== undefined && name.key !== found.poolKey)) throw new PaymentUsedError();
  return found;
}

function expectReference([network]: readonly Network[], reference: string): void {
  if (NETWORKS.some((one) => isReferenceOf(one, reference))) return;
  throw invalidFields([{ path: 'body.incoming_tx_hash', message: `is no transaction of ${network}` }]);
}

import { convertToAssets } from '../../../chain/vaults/share-price.ts';
import type { VaultReading, Vaults } from '../../../chain/vaults/vault.ts';
import type { RequestContext } from '../../../contract/request-context.ts';
import type { EntityManager } from '../../../foundation/db/orm.ts';
import type { Outbox } from '../../../foundation/outbox/outbox.ts';
import type { Clock } from '../../../foundation/platform/clock.ts';
import { newId } from '../../../foundation/platform/ids.ts';
import { assertAuthorityDeclared } from '../../../foundation/platform/operation-authority.ts';
import type { Caller } from '../../../identity/caller.ts';
import { listProvenWallets } from '../../../identity/proven-wallets.ts';
import { computeDueAt } from '../deposits/batches.ts';
import { InsufficientSharesError, WithdrawalTooSmallError } from '../errors.ts';
import { lockPool, lockPosition } from '../locks.ts';
import { listPositionOwners } from '../owners.ts';
import type { EarnPosition } from '../pools/earn-position.entity.ts';
import { listPositions, selectPosition } from '../pools/positions.ts';
import { splitStake } from '../pools/share-math.ts';
import { requireVault, requireVaults } from '../pools/venues.ts';
import { type DestinationOptions, resolveDestination } from './destination.ts';
import { EarnWithdrawal } from './earn-withdrawal.entity.ts';
import { sumWaitingShares } from './queue-statements.ts';
import type { WithdrawalFollower } from './withdrawal-follower.ts';

export interface WithdrawServiceOptions extends DestinationOptions {
  vaults: Vaults;
  follower: WithdrawalFollower;
  outbox: Outbox;
  clock: Clock;
  /** A smaller part of a position is not sent. */
  minPartMicro: bigint;
}

export interface WithdrawRequest {
  /** All if omitted. */
  shares: bigint | undefined;
  key: string | undefined;
  positionId: string | undefined;
  destination: string | undefined;
  /** The same for every retry of one request. */
  requestKey: string | undefined;
}

/** A withdrawal and the value of its shares. */
export interface WithdrawalResult {
  withdrawal: EarnWithdrawal;
  valueMicro: bigint;
}

/** Removes shares from positions and pays for them as soon as possible. */
export class WithdrawService {
  readonly #options: WithdrawServiceOptions;

  constructor(options: WithdrawServiceOptions) {
    this.#options = options;
  }

  async withdraw(
    em: EntityManager,
    caller: Caller,
    request: WithdrawRequest,
    context: Pick<RequestContext, 'authority' | 'countAgainstCallerLimit'>,
  ): Promise<WithdrawalResult> {
    const { vaults, follower } = this.#options;
    const { requestKey } = request;
    const before = requestKey ? await em.findOne(EarnWithdrawal, { requestKey }) : null;
    if (before)
      return this.#toResult(await follower.waitUntilPaid(em, before), await this.#readVault(before));
    const own = await listPositions(em, listPositionOwners(caller, await listProvenWallets(em, caller)));
    requireVaults(vaults);
    const position = selectPosition(own, request);
    const vault = requireVault(vaults, position.poolKey);
    const destination = await resolveDestination(em, this.#options, {
      ...{ vault, caller, authority: context.authority },
      ...{ wallet: position.wallet, requestedAddress: request.destination },
    });
    const reading = await vault.read();
    const accepted = await context.countAgainstCallerLimit(() =>
      em.transactional((tx) => this.#withdrawShares(tx, position, request, { reading, destination })),
    );
    return this.#toResult(await follower.waitUntilPaid(em, accepted), reading);
  }

  /** The shares leave the position at once, whenever they are paid. */
  async #withdrawShares(
    em: EntityManager,
    { id: positionId, poolKey }: EarnPosition,
    { shares: asked, requestKey }: WithdrawRequest,
    { reading, destination }: { reading: VaultReading; destination: string },
  ): Promise<EarnWithdrawal> {
    const { clock, outbox } = this.#options;
    const now = clock.now();
    const pool = await lockPool(em, poolKey);
    const position = await lockPosition(em, positionId);
    const shares = asked ?? position.shares;
    if (shares === 0n || shares > position.shares) throw new InsufficientSharesError(position.shares);
    this.#requireMinimumValue(convertToAssets(reading, shares), shares === position.shares);
    const { taken, left } = splitStake(position, shares);
    const waiting = BigInt((await sumWaitingShares.firstRow(em, { poolKey }))?.shares ?? 0);
    const due = computeDueAt(now, convertToAssets(reading, shares), convertToAssets(reading, waiting));
    Object.assign(position, left, { updatedAt: now });
    assertAuthorityDeclared('send');
    const withdrawal = em.create(EarnWithdrawal, {
      ...{
        id: newId('wdr', clock),
        poolKey,
        place: pool.nextPlace,
        positionId,
        state: 'queued',
        destination,
      },
      ...{ shares, sharesLeft: shares, costLeftMicro: taken.costMicro, redeemedMicro: 0n },
      ...{ requestKey: requestKey ?? null, dueAt: due, createdAt: now, updatedAt: now },
    });
    pool.nextPlace += 1n;
    await em.persist(withdrawal).flush();
    await outbox.add(em, { job: 'redeem-shares.v1', key: withdrawal.id, payload: { poolKey } });
    return withdrawal;
  }

  /** A whole position can always be withdrawn; parts have a minimum, because each costs us a transfer. */
  #requireMinimumValue(valueMicro: bigint, isAll: boolean): void {
    if (valueMicro >= (isAll ? 1n : this.#options.minPartMicro)) return;
    throw new WithdrawalTooSmallError(valueMicro);
  }

  #readVault({ poolKey }: EarnWithdrawal): Promise<VaultReading> {
    return requireVault(this.#options.vaults, poolKey).read();
  }

  #toResult(withdrawal: EarnWithdrawal, reading: VaultReading): WithdrawalResult {
    const valueMicro = withdrawal.redeemedMicro + convertToAssets(reading, withdrawal.sharesLeft);
    return { withdrawal, valueMicro };
  }
}

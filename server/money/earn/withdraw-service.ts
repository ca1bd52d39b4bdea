import { assetsOf } from '../../chain/vaults/share-price.ts';
import type { VaultReading, Vaults } from '../../chain/vaults/vault.ts';
import type { RequestContext } from '../../contract/request-context.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Outbox } from '../../foundation/outbox/outbox.ts';
import { assertDeclared } from '../../foundation/platform/authorized-kinds.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { newId } from '../../foundation/platform/ids.ts';
import type { Caller } from '../../identity/caller.ts';
import { provenWallets } from '../../identity/proven-wallets.ts';
import { take } from './arithmetic.ts';
import { dueAt } from './batches.ts';
import { type DestinationOptions, destinationOf } from './destination.ts';
import type { EarnPosition } from './earn-position.entity.ts';
import { EarnWithdrawal } from './earn-withdrawal.entity.ts';
import { TooFewSharesError, WithdrawalTooSmallError } from './errors.ts';
import type { FollowWithdrawal } from './follow-withdrawal.ts';
import { ownersOf } from './owners.ts';
import { choosePosition, findPositions } from './positions.ts';
import { sharesWaiting } from './queue-statements.ts';
import { lockPool, lockPosition } from './rows.ts';
import { allVenues, venueOf } from './venues.ts';

export interface WithdrawServiceOptions extends DestinationOptions {
  vaults: Vaults;
  follow: FollowWithdrawal;
  outbox: Outbox;
  clock: Clock;
  /** A part of a position that is worth less is not sent. */
  minPartMicro: bigint;
}

export interface WithdrawRequest {
  /** All when left out. */
  shares: bigint | undefined;
  key: string | undefined;
  positionId: string | undefined;
  destination: string | undefined;
  /** The same for every retry of one request. */
  requestKey: string | undefined;
}

/** A withdrawal, and what its shares are worth. */
export interface Withdrawn {
  withdrawal: EarnWithdrawal;
  worthMicro: bigint;
}

/** Takes shares out of positions, for good, and pays for them as soon as that can be. */
export class WithdrawService {
  readonly #options: WithdrawServiceOptions;

  constructor(options: WithdrawServiceOptions) {
    this.#options = options;
  }

  async withdraw(
    em: EntityManager,
    caller: Caller,
    request: WithdrawRequest,
    context: Pick<RequestContext, 'authority' | 'withinCallerLimit'>,
  ): Promise<Withdrawn> {
    const { vaults, follow } = this.#options;
    const { requestKey } = request;
    const before = requestKey ? await em.findOne(EarnWithdrawal, { requestKey }) : null;
    if (before) return this.#worth(await follow.until(em, before), await this.#read(before));
    const own = await findPositions(em, ownersOf(caller, await provenWallets(em, caller)));
    allVenues(vaults);
    const position = choosePosition(own, request);
    const vault = venueOf(vaults, position.poolKey);
    const destination = await destinationOf(em, this.#options, {
      ...{ vault, caller, authority: context.authority },
      ...{ wallet: position.wallet, named: request.destination },
    });
    const reading = await vault.read();
    const accepted = await context.withinCallerLimit(() =>
      em.transactional((tx) => this.#burn(tx, position, request, { reading, destination })),
    );
    return this.#worth(await follow.until(em, accepted), reading);
  }

  /** The shares leave the position, whenever they are paid. */
  async #burn(
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
    if (shares === 0n || shares > position.shares) throw new TooFewSharesError(position.shares);
    this.#expectWorthSending(assetsOf(reading, shares), shares === position.shares);
    const { taken, left } = take(position, shares);
    const waiting = BigInt((await sharesWaiting.firstRow(em, { poolKey }))?.shares ?? 0);
    const due = dueAt(now, assetsOf(reading, shares), assetsOf(reading, waiting));
    Object.assign(position, left, { updatedAt: now });
    assertDeclared('send');
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

  /** A position can be left with whatever it is worth; parts of it cost us a transfer each. */
  #expectWorthSending(worthMicro: bigint, isAll: boolean): void {
    if (worthMicro >= (isAll ? 1n : this.#options.minPartMicro)) return;
    throw new WithdrawalTooSmallError(worthMicro);
  }

  #read({ poolKey }: EarnWithdrawal): Promise<VaultReading> {
    return venueOf(this.#options.vaults, poolKey).read();
  }

  #worth(withdrawal: EarnWithdrawal, reading: VaultReading): Withdrawn {
    const worthMicro = withdrawal.redeemedMicro + assetsOf(reading, withdrawal.sharesLeft);
    return { withdrawal, worthMicro };
  }
}

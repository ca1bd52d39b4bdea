import type { EarnHandlers } from '../../../generated/handlers.gen.ts';
import type { Vaults } from '../../chain/vaults/vault.ts';
import { list, ok } from '../../contract/envelope.ts';
import type { RequestContext } from '../../contract/request-context.ts';
import { parsePageRequest } from '../../foundation/browse/page.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { listProvenWallets } from '../../identity/proven-wallets.ts';
import { resolveSpender } from '../payments/spender.ts';
import {
  toDeposit,
  toDepositRequest,
  toMarket,
  toPool,
  toPosition,
  toSharePrices,
  toWithdrawal,
  toWithdrawRequest,
} from './convert.ts';
import type { DepositService } from './deposits/deposit-service.ts';
import { listPositionOwners } from './owners.ts';
import { paginate } from './paginate.ts';
import { EarnPosition } from './pools/earn-position.entity.ts';
import { listPositions } from './pools/positions.ts';
import { readSharePrices } from './pools/share-prices.ts';
import { selectVault } from './pools/venues.ts';
import { readMarkets, readPools, valuePositions } from './reads.ts';
import type { WithdrawService } from './withdrawals/withdraw-service.ts';

export interface EarnHandlersOptions {
  vaults: Vaults;
  clock: Clock;
  depositService: DepositService;
  withdrawService: WithdrawService;
}

const DEFAULT_DAYS = 30;

export function earnHandlers(options: EarnHandlersOptions): EarnHandlers<RequestContext> {
  const { vaults, clock, depositService, withdrawService } = options;
  return {
    async markets({ query }, context) {
      const page = paginate(await readMarkets(context.em(), vaults), parsePageRequest(query), 'markets');
      return list(page.rows.map(toMarket), page.total, page.nextCursor);
    },
    async pools({ query }, context) {
      const page = paginate(await readPools(context.em(), vaults), parsePageRequest(query), 'pools');
      return list(page.rows.map(toPool), page.total, page.nextCursor);
    },
    async sharePrices({ query }, context) {
      const { key, days = DEFAULT_DAYS } = query;
      const prices = await readSharePrices(context.em(), key, { now: clock.now(), days });
      const { venue } = await selectVault(vaults, { key });
      return ok(toSharePrices(venue.key, prices));
    },
    async positions({ query }, context) {
      const em = context.em();
      const owners = listPositionOwners(context.caller, await listProvenWallets(em, context.caller));
      const page = paginate(await listPositions(em, owners), parsePageRequest(query), 'positions');
      const valued = await valuePositions(em, vaults, page.rows);
      return list(valued.map(toPosition), page.total, page.nextCursor);
    },
    async deposit({ header, body }, context) {
      const secret = header['X-Payment-Secret'] ?? body.payment_secret;
      const spender = await resolveSpender(context.em(), context.caller, { secret });
      const request = toDepositRequest(body, context.idempotencyId);
      const deposit = await depositService.deposit(context.em(), spender, request, context);
      const em = context.em();
      const position = await em.findOneOrFail(EarnPosition, deposit.positionId);
      const [valued] = await valuePositions(em, vaults, [position]);
      if (!valued) throw new Error(`Position ${position.id} has no value`);
      return ok(toDeposit(deposit, valued));
    },
    async withdraw({ body }, context) {
      const request = toWithdrawRequest(body, context.idempotencyId);
      return ok(toWithdrawal(await withdrawService.withdraw(context.em(), context.caller, request, context)));
    },
  };
}

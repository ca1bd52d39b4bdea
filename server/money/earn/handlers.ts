import type { EarnHandlers } from '../../../generated/handlers.gen.ts';
import type { Vaults } from '../../chain/vaults/vault.ts';
import { list, ok } from '../../contract/envelope.ts';
import type { RequestContext } from '../../contract/request-context.ts';
import { pageRequest } from '../../foundation/browse/page.ts';
import { provenWallets } from '../../identity/proven-wallets.ts';
import { claimantFrom } from '../payments/claimant.ts';
import {
  toDeposit,
  toDepositRequest,
  toMarket,
  toPool,
  toPosition,
  toWithdrawal,
  toWithdrawRequest,
} from './convert.ts';
import type { DepositService } from './deposit-service.ts';
import { EarnPosition } from './earn-position.entity.ts';
import { ownersOf } from './owners.ts';
import { pageOf } from './pages.ts';
import { findPositions } from './positions.ts';
import { readMarkets, readPools, valuePositions } from './reads.ts';
import type { WithdrawService } from './withdraw-service.ts';

export interface EarnHandlersOptions {
  vaults: Vaults;
  depositing: DepositService;
  withdrawing: WithdrawService;
}

export function earnHandlers(options: EarnHandlersOptions): EarnHandlers<RequestContext> {
  const { vaults, depositing, withdrawing } = options;
  return {
    async markets({ query }, context) {
      const page = pageOf(await readMarkets(context.em(), vaults), pageRequest(query), 'markets');
      return list(page.rows.map(toMarket), page.total, page.nextCursor);
    },
    async pools({ query }, context) {
      const page = pageOf(await readPools(context.em(), vaults), pageRequest(query), 'pools');
      return list(page.rows.map(toPool), page.total, page.nextCursor);
    },
    async positions({ query }, context) {
      const em = context.em();
      const owners = ownersOf(context.caller, await provenWallets(em, context.caller));
      const page = pageOf(await findPositions(em, owners), pageRequest(query), 'positions');
      const valued = await valuePositions(em, vaults, page.rows);
      return list(valued.map(toPosition), page.total, page.nextCursor);
    },
    async deposit({ header, body }, context) {
      const secret = header['X-Payment-Secret'] ?? body.payment_secret;
      const claimant = await claimantFrom(context.em(), context.caller, { secret });
      const request = toDepositRequest(body, context.idempotencyId);
      const deposit = await depositing.deposit(context.em(), claimant, request, context);
      const em = context.em();
      const position = await em.findOneOrFail(EarnPosition, deposit.positionId);
      const [valued] = await valuePositions(em, vaults, [position]);
      if (!valued) throw new Error(`Position ${position.id} has no value`);
      return ok(toDeposit(deposit, valued));
    },
    async withdraw({ body }, context) {
      const request = toWithdrawRequest(body, context.idempotencyId);
      return ok(toWithdrawal(await withdrawing.withdraw(context.em(), context.caller, request, context)));
    },
  };
}

import type { SwapHandlers } from '../../../generated/handlers.gen.ts';
import { ok } from '../../contract/envelope.ts';
import type { RequestContext } from '../../contract/request-context.ts';
import { parseUsdField } from '../../foundation/platform/usd-field.ts';
import type { Recipients } from '../payouts/recipients.ts';
import { toOrder, toResult } from './convert.ts';
import type { SwapService } from './swap-service.ts';

export function swapHandlers(swaps: SwapService, recipients: Recipients): SwapHandlers<RequestContext> {
  return {
    async order({ body }, context) {
      const { taker, receiver = taker } = body;
      recipients.assert('body.receiver', 'solana-mainnet', receiver);
      const amountMicro = parseUsdField('body.amount_usd', body.amount_usd);
      return ok(toOrder(await swaps.order(context.em(), context.caller, { taker, receiver, amountMicro })));
    },
    async execute({ body }, context) {
      const { request_id: id, signed_transaction: signed } = body;
      return ok(toResult(await swaps.execute(context.em(), context.caller, id, signed)));
    },
  };
}

import type { SwapHandlers } from '../../../generated/handlers.gen.ts';
import { ok } from '../../contract/envelope.ts';
import type { RequestContext } from '../../contract/request-context.ts';
import { parseUsdField } from '../../foundation/platform/usd-field.ts';
import type { RecipientRules } from '../payouts/recipient-rules.ts';
import { toSwapOrder, toSwapResult } from './convert.ts';
import type { SwapService } from './swap-service.ts';

export function swapHandlers(swaps: SwapService, recipients: RecipientRules): SwapHandlers<RequestContext> {
  return {
    async order({ body }, context) {
      const { taker, receiver = taker } = body;
      recipients.requireSendable('body.receiver', 'solana-mainnet', receiver);
      const amountMicro = parseUsdField('body.amount_usd', body.amount_usd);
      return ok(
        toSwapOrder(await swaps.createOffer(context.em(), context.caller, { taker, receiver, amountMicro })),
      );
    },
    async execute({ body }, context) {
      const { request_id: id, signed_transaction: signed } = body;
      return ok(toSwapResult(await swaps.execute(context.em(), context.caller, id, signed)));
    },
  };
}

import type { WalletsHandlers } from '../../../generated/handlers.gen.ts';
import { ok } from '../../contract/envelope.ts';
import type { RequestContext } from '../../contract/request-context.ts';
import { ForbiddenError } from '../../foundation/platform/errors.ts';
import { invalidFields } from '../../foundation/platform/invalid-fields.ts';
import { parseUsdField } from '../../foundation/platform/usd-field.ts';
import { requireAgentOwner } from '../../identity/agent-ownership.ts';
import { findAgent } from '../../identity/find-agent.ts';
import type { NotificationService } from '../../news/notifications/service.ts';
import type { Recipients } from '../payouts/recipients.ts';
import { toAmount, toFunding, toSettings, toTransfer, toWithdrawAddresses } from './convert.ts';
import { type FundingOptions, readFunding } from './funding.ts';
import type { KeyExports } from './key-exports.ts';
import { policyHandlers } from './policy/handlers.ts';
import { changeSettings, setWithdrawAddress, withdrawAddressOf } from './settings.ts';
import { WALLET_CHAINS } from './wallet-chain.ts';
import type { TransferRequest, WalletTransfers } from './wallet-transfers.ts';

export interface WalletsHandlersOptions extends FundingOptions {
  transfers: WalletTransfers;
  exports: KeyExports;
  recipients: Recipients;
  notifications: NotificationService;
}

export function walletsHandlers(options: WalletsHandlersOptions): WalletsHandlers<RequestContext> {
  const { transfers, exports, recipients, clock } = options;

  const ownedAgent = async (context: RequestContext, ref: string) => {
    const em = context.em();
    const agent = await findAgent(em, ref, context.caller);
    await requireAgentOwner(em, context.caller, agent);
    return agent;
  };

  const move = async (context: RequestContext, request: Omit<TransferRequest, 'caller' | 'requestKey'>) => {
    const { caller, idempotencyId: requestKey } = context;
    return ok(toTransfer(await transfers.send(context.em(), { ...request, caller, requestKey })));
  };

  return {
    ...policyHandlers(options),
    async funding({ path }, context) {
      const em = context.em();
      const agent = await findAgent(em, path.id, context.caller);
      if (context.caller.kind !== 'agent' || context.caller.agentId !== agent.id) {
        throw new ForbiddenError('forbidden', 'This agent is not yours');
      }
      return ok(toFunding(await readFunding(em, options, agent)));
    },
    async withdraw({ body }, context) {
      const em = context.em();
      const agent = await findAgent(em, 'me', context.caller);
      const { chain } = body;
      const to = await withdrawAddressOf(em, agent, chain, clock.now());
      const amountMicro = toAmount(body.amount);
      return move(context, { agentId: agent.id, chain, to, amountMicro, purpose: 'withdraw' });
    },
    async send({ path, body }, context) {
      const { id: agentId } = await ownedAgent(context, path.id);
      const { chain, to } = body;
      recipients.assert('body.to', WALLET_CHAINS[chain].network, to);
      const amountMicro = toAmount(body.amount);
      return move(context, { agentId, chain, to, amountMicro, purpose: 'send' });
    },
    async setWithdrawAddress({ path, body }, context) {
      const { id: agentId } = await ownedAgent(context, path.id);
      const { withdraw_address_solana: solana, withdraw_address_base: base } = body;
      if (solana === undefined && base === undefined) throw nothingGiven();
      if (solana !== undefined) recipients.assert('body.withdraw_address_solana', 'solana-mainnet', solana);
      if (base !== undefined) recipients.assert('body.withdraw_address_base', 'base-mainnet', base);
      const by = { caller: context.caller, agentId };
      const settings = await changeSettings(context.em(), options, by, (row, now) => {
        if (solana !== undefined) setWithdrawAddress(row, 'solana', solana, now);
        if (base !== undefined) setWithdrawAddress(row, 'base', base, now);
      });
      return ok(toWithdrawAddresses(agentId, settings));
    },
    async setSettings({ path, body }, context) {
      const { id: agentId } = await ownedAgent(context, path.id);
      const limit = parseUsdField('body.daily_spend_limit_usd', body.daily_spend_limit_usd);
      const by = { caller: context.caller, agentId };
      const settings = await changeSettings(context.em(), options, by, (row) => {
        row.dailyLimitMicro = limit;
        row.hasDailyLimit = true;
      });
      return ok(toSettings(agentId, limit, settings));
    },
    async exportKey({ path, body }, context) {
      const agent = await ownedAgent(context, path.id);
      const { caller, requestId } = context;
      const { chain } = body;
      const key = await exports.export(context.em(), { agent, chain, caller, requestId });
      const headers = { 'Cache-Control': 'no-store' as const };
      return { ...ok({ chain, address: key.address, private_key: key.privateKey }), headers };
    },
  };
}

function nothingGiven() {
  return invalidFields([
    {
      path: 'body.withdraw_address_solana',
      message: 'is needed, unless withdraw_address_base is given',
    },
  ]);
}

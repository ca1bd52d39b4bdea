import type { WalletsHandlers } from '../../../generated/handlers.gen.ts';
import { list, ok } from '../../contract/envelope.ts';
import type { RequestContext } from '../../contract/request-context.ts';
import type { NotificationService } from '../../events/notifications/service.ts';
import { parsePageRequest } from '../../foundation/browse/page.ts';
import { ForbiddenError } from '../../foundation/platform/errors.ts';
import { invalidFieldsError } from '../../foundation/platform/invalid-fields.ts';
import { parseUsdField } from '../../foundation/platform/usd-field.ts';
import { requireAgentOrOwner, requireAgentOwner } from '../../identity/agent-ownership.ts';
import { getAgent } from '../../identity/get-agent.ts';
import type { RecipientRules } from '../payouts/recipient-rules.ts';
import {
  parseAmountField,
  toFunding,
  toSettings,
  toTransfer,
  toWalletEntry,
  toWithdrawAddresses,
} from './convert.ts';
import { type FundingOptions, readFunding } from './funding.ts';
import { listWalletHistory } from './history.ts';
import type { KeyExports } from './key-exports.ts';
import { policyHandlers } from './policy/handlers.ts';
import { changeSettings, getWithdrawAddress, setWithdrawAddress } from './settings.ts';
import { WALLET_CHAINS } from './wallet-chain.ts';
import type { TransferRequest, WalletTransfers } from './wallet-transfers.ts';

export interface WalletsHandlersOptions extends FundingOptions {
  transfers: WalletTransfers;
  exports: KeyExports;
  recipients: RecipientRules;
  notifications: NotificationService;
}

export function walletsHandlers(options: WalletsHandlersOptions): WalletsHandlers<RequestContext> {
  const { transfers, exports, recipients, clock } = options;

  const requireOwnedAgent = async (context: RequestContext, ref: string) => {
    const em = context.em();
    const agent = await getAgent(em, ref, context.caller);
    await requireAgentOwner(em, context.caller, agent);
    return agent;
  };

  const sendTransfer = async (
    context: RequestContext,
    request: Omit<TransferRequest, 'caller' | 'requestKey'>,
  ) => {
    const { caller, idempotencyId: requestKey } = context;
    return ok(toTransfer(await transfers.send(context.em(), { ...request, caller, requestKey })));
  };

  return {
    ...policyHandlers(options),
    async funding({ path }, context) {
      const em = context.em();
      const agent = await getAgent(em, path.id, context.caller);
      if (context.caller.kind !== 'agent' || context.caller.agentId !== agent.id) {
        throw new ForbiddenError('forbidden', 'This agent is not yours.');
      }
      return ok(toFunding(await readFunding(em, options, agent)));
    },
    async withdraw({ body }, context) {
      const em = context.em();
      const agent = await getAgent(em, 'me', context.caller);
      const { chain } = body;
      const to = await getWithdrawAddress(em, agent, chain, clock.now());
      const amountMicro = parseAmountField(body.amount);
      return sendTransfer(context, { agentId: agent.id, chain, to, amountMicro, purpose: 'withdraw' });
    },
    async send({ path, body }, context) {
      const { id: agentId } = await requireOwnedAgent(context, path.id);
      const { chain, to } = body;
      recipients.requireSendable('body.to', WALLET_CHAINS[chain].network, to);
      const amountMicro = parseAmountField(body.amount);
      return sendTransfer(context, { agentId, chain, to, amountMicro, purpose: 'send' });
    },
    async setWithdrawAddress({ path, body }, context) {
      const { id: agentId } = await requireOwnedAgent(context, path.id);
      const { withdraw_address_solana: solana, withdraw_address_base: base } = body;
      if (solana === undefined && base === undefined) throw buildMissingAddressError();
      if (solana !== undefined)
        recipients.requireSendable('body.withdraw_address_solana', 'solana-mainnet', solana);
      if (base !== undefined) recipients.requireSendable('body.withdraw_address_base', 'base-mainnet', base);
      const by = { caller: context.caller, agentId };
      const settings = await changeSettings(context.em(), options, by, (row, now) => {
        if (solana !== undefined) setWithdrawAddress(row, 'solana', solana, now);
        if (base !== undefined) setWithdrawAddress(row, 'base', base, now);
      });
      return ok(toWithdrawAddresses(agentId, settings));
    },
    async setSettings({ path, body }, context) {
      const { id: agentId } = await requireOwnedAgent(context, path.id);
      const limit = parseUsdField('body.daily_spend_limit_usd', body.daily_spend_limit_usd);
      const by = { caller: context.caller, agentId };
      const settings = await changeSettings(context.em(), options, by, (row) => {
        row.dailyLimitMicro = limit;
        row.hasDailyLimit = true;
      });
      return ok(toSettings(agentId, limit, settings));
    },
    async listHistory({ path, query }, context) {
      const em = context.em();
      const agent = await getAgent(em, path.id, context.caller);
      await requireAgentOrOwner(em, context.caller, agent);
      const page = await listWalletHistory(em, agent.id, parsePageRequest(query));
      const now = clock.now();
      return list(
        page.rows.map((row) => toWalletEntry(row, now)),
        page.total,
        page.nextCursor,
      );
    },
    async exportKey({ path, body }, context) {
      const agent = await requireOwnedAgent(context, path.id);
      const { caller, requestId } = context;
      const { chain } = body;
      const key = await exports.export(context.em(), { agent, chain, caller, requestId });
      const headers = { 'Cache-Control': 'no-store' as const };
      return { ...ok({ chain, address: key.address, private_key: key.privateKey }), headers };
    },
  };
}

function buildMissingAddressError() {
  return invalidFieldsError([
    {
      path: 'body.withdraw_address_solana',
      message: 'is required unless `withdraw_address_base` is sent',
    },
  ]);
}

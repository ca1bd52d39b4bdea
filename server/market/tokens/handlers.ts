import type { IdentityMintHandlers, TokensHandlers } from '../../../generated/handlers.gen.ts';
import type { Chains } from '../../chain/types.ts';
import { created, ok } from '../../contract/envelope.ts';
import type { RequestContext } from '../../contract/request-context.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { ForbiddenError } from '../../foundation/platform/errors.ts';
import { requireAgentOrOwner } from '../../identity/agent-ownership.ts';
import { findAgent } from '../../identity/find-agent.ts';
import { agentUrl, IDENTITY_SYMBOL, metadataUrl } from './addresses.ts';
import { toIdentity, toLaunch, toMetadata, toToken } from './convert.ts';
import { NoTokenError } from './errors.ts';
import { launchTerms } from './launch-terms.ts';
import { expectNone, findMint } from './mint-rows.ts';
import type { Minter, TokenLauncher } from './minter.ts';
import type { Mints } from './mints.ts';
import { registerToken } from './registering.ts';

export interface TokensHandlersOptions {
  launches: Mints<TokenLauncher>;
  identities: Mints<Minter>;
  chains: Chains;
  clock: Clock;
  baseUrl: string;
}

export function tokensHandlers(options: TokensHandlersOptions): TokensHandlers<RequestContext> {
  const { launches, baseUrl } = options;
  return {
    async get({ path }, context) {
      return ok(toToken(await findAgent(context.em(), path.id, context.caller)));
    },
    async readMetadata({ path }, context) {
      const em = context.em();
      const { id } = await findAgent(em, path.id, context.caller);
      const mint = await findMint(em, id, 'token');
      if (!mint) throw new NoTokenError();
      return { status: 200, body: toMetadata(mint, baseUrl) };
    },
    async register({ path, body }, context) {
      const em = context.em();
      const agent = await findAgent(em, path.id, context.caller);
      const claim = {
        mint: body.token_mint,
        name: body.token_name,
        symbol: body.token_symbol,
        creator: body.token_creator_wallet,
        imageUrl: body.token_image_url,
        reference: body.token_tx_hash,
      };
      return created(toToken(await registerToken(em, options, { agent, wallet: body.wallet, claim })));
    },
    async launch({ path, body }, context) {
      const em = context.em();
      const agent = await findAgent(em, path.id, context.caller);
      if (context.caller.kind !== 'agent' || context.caller.agentId !== agent.id)
        throw new ForbiddenError('forbidden', 'This agent is not yours');
      const { symbol, description, image_url: imageUrl } = body;
      const requestKey = context.idempotencyId;
      const before = await launches.madeBefore(em, agent, requestKey);
      if (before) return ok(toLaunch(before, launches.minter.note));
      await expectNone(em, agent, 'token');
      const terms = launchTerms(agent, { symbol, description, imageUrl }, metadataUrl(baseUrl, agent.id));
      const made = await launches.make(em, { ...terms, agent, requestKey });
      return ok(toLaunch(made, launches.minter.note));
    },
  };
}

export function identityMintHandlers({
  identities,
  baseUrl,
}: TokensHandlersOptions): IdentityMintHandlers<RequestContext> {
  return {
    async mint({ path }, context) {
      const em = context.em();
      const agent = await findAgent(em, path.id, context.caller);
      await requireAgentOrOwner(em, context.caller, agent);
      const requestKey = context.idempotencyId;
      const before = await identities.madeBefore(em, agent, requestKey);
      if (before) return created(toIdentity(before));
      const { name, description, avatarUrl: imageUrl = null } = agent;
      const uri = agentUrl(baseUrl, agent.id);
      const terms = { name, symbol: IDENTITY_SYMBOL, uri, description, imageUrl };
      return created(toIdentity(await identities.make(em, { ...terms, agent, requestKey })));
    },
  };
}

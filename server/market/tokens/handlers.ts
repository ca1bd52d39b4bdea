import type { IdentityMintHandlers, TokensHandlers } from '../../../generated/handlers.gen.ts';
import type { Chains } from '../../chain/types.ts';
import { created, ok } from '../../contract/envelope.ts';
import type { RequestContext } from '../../contract/request-context.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { ForbiddenError } from '../../foundation/platform/errors.ts';
import { requireAgentOrOwner } from '../../identity/agent-ownership.ts';
import { getAgent } from '../../identity/get-agent.ts';
import { toIdentity, toLaunch, toMetadata, toToken } from './convert.ts';
import { TokenNotFoundError } from './errors.ts';
import { assertNoMint, findMint } from './find-mint.ts';
import { buildLaunchTerms } from './launch-terms.ts';
import { agentUrl, IDENTITY_SYMBOL, metadataUrl } from './metadata-urls.ts';
import type { MintService } from './mint-service.ts';
import type { Minter, TokenLauncher } from './minter.ts';
import { registerToken } from './register-token.ts';

export interface TokensHandlersOptions {
  launches: MintService<TokenLauncher>;
  identities: MintService<Minter>;
  chains: Chains;
  clock: Clock;
  baseUrl: string;
}

export function tokensHandlers(options: TokensHandlersOptions): TokensHandlers<RequestContext> {
  const { launches, baseUrl } = options;
  return {
    async get({ path }, context) {
      return ok(toToken(await getAgent(context.em(), path.id, context.caller)));
    },
    async readMetadata({ path }, context) {
      const em = context.em();
      const { id } = await getAgent(em, path.id, context.caller);
      const mint = await findMint(em, id, 'token');
      if (!mint) throw new TokenNotFoundError();
      return { status: 200, body: toMetadata(mint, baseUrl) };
    },
    async register({ path, body }, context) {
      const em = context.em();
      const agent = await getAgent(em, path.id, context.caller);
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
      const agent = await getAgent(em, path.id, context.caller);
      if (context.caller.kind !== 'agent' || context.caller.agentId !== agent.id)
        throw new ForbiddenError('forbidden', 'This agent is not yours.');
      const { symbol, description, image_url: imageUrl } = body;
      const requestKey = context.idempotencyId;
      const before = await launches.findRetried(em, agent, requestKey);
      if (before) return ok(toLaunch(before, launches.minter.note));
      await assertNoMint(em, agent, 'token');
      const terms = buildLaunchTerms(
        agent,
        { symbol, description, imageUrl },
        metadataUrl(baseUrl, agent.id),
      );
      const made = await launches.mint(em, { ...terms, agent, requestKey });
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
      const agent = await getAgent(em, path.id, context.caller);
      await requireAgentOrOwner(em, context.caller, agent);
      const requestKey = context.idempotencyId;
      const before = await identities.findRetried(em, agent, requestKey);
      if (before) return created(toIdentity(before));
      const { name, description, avatarUrl: imageUrl = null } = agent;
      const uri = agentUrl(baseUrl, agent.id);
      const terms = { name, symbol: IDENTITY_SYMBOL, uri, description, imageUrl };
      return created(toIdentity(await identities.mint(em, { ...terms, agent, requestKey })));
    },
  };
}

import type { components } from '../../../generated/types.gen.ts';
import type { Agent } from '../../identity/agent.entity.ts';
import type { AgentMint } from './agent-mint.entity.ts';
import { TokenNotFoundError } from './errors.ts';
import { agentUrl } from './metadata-urls.ts';

type Schemas = components['schemas'];

export function toToken(agent: Agent): Schemas['AgentToken'] {
  const { tokenMint, tokenName, tokenSymbol, tokenCreatorWallet, tokenImageUrl, tokenTxHash } = agent;
  if (tokenMint == null) throw new TokenNotFoundError();
  return {
    agent_id: agent.id,
    token_mint: tokenMint,
    token_name: tokenName ?? '',
    token_symbol: tokenSymbol ?? '',
    token_mode: agent.tokenMode === 'market' ? 'market' : 'pumpfun',
    token_creator_wallet: tokenCreatorWallet ?? '',
    token_image_url: tokenImageUrl ?? null,
    token_tx_hash: tokenTxHash ?? null,
    created_at: (agent.tokenLaunchedAt ?? agent.updatedAt).toISOString(),
  };
}

export function toLaunch({ mint, txHash, wallet, state }: AgentMint, note: string): Schemas['TokenLaunch'] {
  const isMinted = state === 'minted';
  return {
    mint,
    tx_signature: txHash,
    creator_wallet: wallet,
    note: isMinted
      ? note
      : 'The launch was sent and is not on the chain yet. Read the token again in a minute.',
  };
}

export function toMetadata(mint: AgentMint, baseUrl: string): Schemas['TokenMetadata'] {
  const { name, symbol, description, imageUrl } = mint;
  return {
    name,
    symbol,
    description,
    image: imageUrl ?? null,
    external_url: agentUrl(baseUrl, mint.agent.id),
  };
}

export function toIdentity({ wallet, mint, holder, txHash }: AgentMint): Schemas['AgentIdentity'] {
  return { said_wallet: wallet, said_pda: holder ?? mint, tx_signature: txHash };
}

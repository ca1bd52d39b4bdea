import type { Notice } from '../../events/notifications/notice.ts';
import type { AgentMint } from './agent-mint.entity.ts';

const TEXTS = {
  token: { type: 'token_launch_failed', title: 'The token was not launched' },
  identity: { type: 'identity_mint_failed', title: 'The identity was not minted' },
} as const;

export function mintFailedNotice({ id, agent, purpose, name }: AgentMint, reason: string): Notice {
  const { type, title } = TEXTS[purpose];
  return {
    to: { agentOwnerOf: agent.id },
    type,
    title,
    body: `“${name}” failed: ${reason} You can request it again.`,
    dedupeKey: `${type}:${id}`,
  };
}

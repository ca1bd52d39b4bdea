import { invalidFieldsError } from '../../foundation/platform/invalid-fields.ts';
import type { Agent } from '../../identity/agent.entity.ts';
import { LaunchRequirementError } from './errors.ts';
import type { MintRequest } from './mint-service.ts';
import { toLaunchName } from './token-name.ts';

export interface LaunchRequest {
  symbol: string;
  description?: string | undefined;
  imageUrl?: string | undefined;
}

const MIN_DESCRIPTION_LENGTH = 20;
const INVISIBLE_CHARACTERS = /\p{C}|^\s|\s$/u;

/** The terms of an agent's token, or the first precondition that it does not meet. */
export function buildLaunchTerms(
  agent: Agent,
  request: LaunchRequest,
  uri: string,
): Omit<MintRequest, 'agent' | 'requestKey'> {
  const { symbol, description = agent.description, imageUrl = agent.avatarUrl } = request;
  if (INVISIBLE_CHARACTERS.test(symbol))
    throw invalidFieldsError([{ path: 'body.symbol', message: 'must contain only visible characters' }]);
  if (!imageUrl)
    throw new LaunchRequirementError('A token needs an image. Set `avatar_url`, or send `image_url`.');
  if (!agent.twitterUsername)
    throw new LaunchRequirementError(
      "A token needs a linked X account. The agent's owner must sign in with one.",
    );
  if (description.trim().length < MIN_DESCRIPTION_LENGTH)
    throw new LaunchRequirementError(
      `A token needs a description of ${MIN_DESCRIPTION_LENGTH} characters. Send \`description\`, or extend the agent's.`,
    );
  return { name: toLaunchName(agent.name), symbol, uri, description, imageUrl };
}

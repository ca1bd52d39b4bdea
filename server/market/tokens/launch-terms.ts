import { invalidFields } from '../../foundation/platform/invalid-fields.ts';
import type { Agent } from '../../identity/agent.entity.ts';
import { LaunchRequirementError } from './errors.ts';
import type { MintRequest } from './mints.ts';
import { launchName } from './token-name.ts';

export interface LaunchWish {
  symbol: string;
  description?: string | undefined;
  imageUrl?: string | undefined;
}

const SHORTEST_DESCRIPTION = 20;
const UNSHOWN = /\p{C}|^\s|\s$/u;

/** What an agent's token is made of, or the first thing that it lacks. */
export function launchTerms(
  agent: Agent,
  wish: LaunchWish,
  uri: string,
): Omit<MintRequest, 'agent' | 'requestKey'> {
  const { symbol, description = agent.description, imageUrl = agent.avatarUrl } = wish;
  if (UNSHOWN.test(symbol))
    throw invalidFields([{ path: 'body.symbol', message: 'must be of characters that can be seen' }]);
  if (!imageUrl)
    throw new LaunchRequirementError('A token needs an image: set avatar_url, or send image_url');
  if (!agent.twitterUsername)
    throw new LaunchRequirementError("A token needs a linked X account: the agent's owner signs in with one");
  if (description.trim().length < SHORTEST_DESCRIPTION)
    throw new LaunchRequirementError(
      `A token needs a description of ${SHORTEST_DESCRIPTION} characters: send description, or make the agent's longer`,
    );
  return { name: launchName(agent.name), symbol, uri, description, imageUrl };
}

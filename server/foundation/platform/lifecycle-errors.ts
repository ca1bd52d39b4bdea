import { BadRequestError, ForbiddenError } from './errors.ts';

interface Alternatives {
  /** What the caller could do instead. */
  allowedTriggers: readonly string[];
  /** The condition under which it would be possible. */
  condition?: string;
}

/** Names the current state and what the caller can do instead. */
export class IllegalTransitionError extends BadRequestError {
  constructor(
    noun: string,
    state: string,
    trigger: string,
    { allowedTriggers, condition: only }: Alternatives,
  ) {
    const refusal = only ? `${trigger} is possible only ${only}` : `${trigger} is not possible`;
    const rest =
      allowedTriggers.length > 0
        ? `Possible now: ${allowedTriggers.join(', ')}.`
        : 'Nothing else is possible now.';
    super('illegal_transition', `The ${noun} is ${state}: ${refusal}. ${rest}`);
  }

  /** The same with additional text for the caller. */
  withHint(sentence: string): IllegalTransitionError {
    return Object.assign(this, { message: `${this.message} ${sentence}` });
  }
}

/** The caller is a party, but only another party may do this. */
export class ActorNotAllowedError extends ForbiddenError {
  constructor(noun: string, trigger: string, actors: readonly string[]) {
    const parties = [...new Set(actors)].join(' or the ');
    super('forbidden', `${trigger} is for the ${parties} of ${withArticle(noun)}`);
  }
}

export function withArticle(noun: string): string {
  return `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
}

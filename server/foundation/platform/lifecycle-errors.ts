import { BadRequestError, ForbiddenError } from './errors.ts';

interface Alternatives {
  /** What the caller could do instead. */
  allowedTriggers: readonly string[];
  /** The condition under which it would be possible. */
  condition?: string;
}

/** Names the current state and what the caller can do instead. */
export class IllegalTransitionError extends BadRequestError {
  constructor(noun: string, state: string, trigger: string, { allowedTriggers, condition }: Alternatives) {
    const refusal = condition ? `possible only ${condition}` : 'not possible';
    const alternatives = allowedTriggers.map((name) => `\`${name}\``).join(', ') || 'nothing';
    super(
      'illegal_transition',
      `The ${noun} is ${state}: \`${trigger}\` is ${refusal}. Possible now: ${alternatives}.`,
    );
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
    super('forbidden', `Only the ${parties} of ${withArticle(noun)} can \`${trigger}\`.`);
  }
}

export function withArticle(noun: string): string {
  return `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
}

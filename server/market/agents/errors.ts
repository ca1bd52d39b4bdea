import { ConflictError, NotFoundError } from '../../foundation/platform/errors.ts';

export interface ExistingAgent {
  agent_id: string;
  slug: string;
  name: string;
  created_at: string;
  api_key_hint: string;
}

const RECOVERY_HINT =
  'If it is yours, call POST /api/agents/recover with a signature of the owner wallet, or signed in as the owner, to get its key.';

/** The contract gives this error its own body, in which `error` is the code. */
export class DuplicateAgentError extends ConflictError {
  constructor(existing: ExistingAgent) {
    const message = `An agent named ${existing.name} was registered in the last 24 hours.`;
    super('duplicate_agent', message, {
      details: { error: 'duplicate_agent', message, existing_agent: existing, recovery: RECOVERY_HINT },
    });
  }
}

export class NameTakenError extends ConflictError {
  constructor() {
    super('name_taken', 'This name, or one that looks like it, belongs to another agent. Choose another.');
  }
}

export class AgentAlreadyOwnedError extends ConflictError {
  constructor() {
    super('owner_already_set', 'The agent already has an owner. `owner_wallet` can be set only once.');
  }
}

/** Recovery has nothing to return. */
export class KeyRevokedError extends ConflictError {
  constructor() {
    super(
      'key_revoked',
      'The key that recovery returns was revoked. Rotate it with POST /api/agents/{id}/keys/{key_id}/rotate to get a new one.',
    );
  }
}

export class ChangeAlreadyAppliedError extends ConflictError {
  constructor(since: Date) {
    super(
      'change_in_force',
      `This change has been in effect since ${since.toISOString()}. Set the address that you want with PATCH /api/agents/{id} and custody proof.`,
    );
  }
}

export function changeNotFoundError(): NotFoundError {
  return new NotFoundError('not_found', 'No such change.');
}

import { ConflictError, NotFoundError } from '../../foundation/platform/errors.ts';

export interface ExistingAgent {
  agent_id: string;
  slug: string;
  name: string;
  created_at: string;
  api_key_hint: string;
}

const RECOVERY_HINT =
  'If it is yours, POST /api/agents/recover with a signature of the owner wallet, or signed in as the owner, returns its key.';

/** The contract gives this failure a body of its own, in which `error` is the code. */
export class DuplicateAgentError extends ConflictError {
  constructor(existing: ExistingAgent) {
    const message = `An agent called ${existing.name} was registered a short while ago.`;
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
      'The key that recovery returns was revoked. Rotate it (POST /api/agents/{id}/keys/{key_id}/rotate) for a new one.',
    );
  }
}

export class ChangeAlreadyAppliedError extends ConflictError {
  constructor(since: Date) {
    super(
      'change_in_force',
      `This change is in force since ${since.toISOString()}. Set the address you want with PATCH /api/agents/{id}, signed in or signed just now.`,
    );
  }
}

export function changeNotFoundError(): NotFoundError {
  return new NotFoundError('not_found', 'The agent has no such change');
}

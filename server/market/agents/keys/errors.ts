import { ConflictError, NotFoundError } from '../../../foundation/platform/errors.ts';

export class TooManyKeysError extends ConflictError {
  constructor(most: number) {
    super('too_many_keys', `The agent has ${most} valid keys, which is the maximum. Revoke one first.`);
  }
}

export class KeyAlreadyRotatedError extends ConflictError {
  constructor(successorId: string) {
    super('key_replaced', `This key was already rotated. Rotate the key that replaced it: ${successorId}.`);
  }
}

export function keyNotFoundError(): NotFoundError {
  return new NotFoundError('not_found', 'No such key.');
}

/** An error that the user can fix: shown as a sentence, without a stack. */
export class SandboxError extends Error {
  override readonly name = 'SandboxError';
}

/** The parts throw plain errors for known problems; other types are bugs. */
export function toSandboxError(error: unknown): never {
  const isPlain = error instanceof Error && error.constructor === Error;
  throw isPlain ? new SandboxError(error.message, { cause: error }) : error;
}

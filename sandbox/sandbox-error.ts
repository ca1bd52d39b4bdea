/** An error that the user can fix: shown as a sentence, without a stack. */
export class SandboxError extends Error {
  override readonly name = 'SandboxError';
}

/** A failure the person at the terminal can mend: told as a sentence, without a stack. */
export class SandboxError extends Error {
  override readonly name = 'SandboxError';
}

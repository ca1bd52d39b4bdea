const LAMPORTS_DIGITS = 9;

/** Lamports, which are exact text, in SOL. */
export function sol(lamports: string): string {
  const digits = lamports.padStart(LAMPORTS_DIGITS + 1, '0');
  const decimals = digits.slice(-LAMPORTS_DIGITS).replace(/0{1,9}$/, '');
  const whole = digits.slice(0, -LAMPORTS_DIGITS);
  return `${decimals ? `${whole}.${decimals}` : whole} SOL`;
}

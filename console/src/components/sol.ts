const LAMPORTS_DIGITS = 9;

/** Formats lamports, which are exact text, as SOL. */
export function formatSol(lamports: string): string {
  const digits = lamports.padStart(LAMPORTS_DIGITS + 1, '0');
  const decimals = digits.slice(-LAMPORTS_DIGITS).replace(/0{1,9}$/, '');
  const whole = digits.slice(0, -LAMPORTS_DIGITS);
  return `${decimals ? `${whole}.${decimals}` : whole} SOL`;
}

const AMOUNT = /^\d{1,9}(\.\d{1,9})?$/;

/** Parses SOL into lamports. */
export function parseSol(amount: string): string {
  const written = amount.trim();
  if (!AMOUNT.test(written)) throw new Error('Enter an amount of SOL, such as 0.5.');
  const [whole = '0', decimals = ''] = written.split('.');
  return BigInt(whole + decimals.padEnd(LAMPORTS_DIGITS, '0')).toString();
}

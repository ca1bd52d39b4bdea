export const usage = `Receive, check and sign the marketplace's webhooks.

  webhook-verifier listen [--port 4000] [--host 127.0.0.1] [--path /] [--json]
      Prints every webhook that arrives: verified events, and why others were refused.
  webhook-verifier verify --signature <X-Market-Signature> [--tolerance 300] [file]
      Verifies a body from a file or standard input, and prints the event.
  webhook-verifier sign [--timestamp <unix seconds>] [file]
      Prints the X-Market-Signature of a body from a file or standard input.

  --secret <webhook_secret>   or the variable MARKET_WEBHOOK_SECRET; repeat it while one replaces another
  --help, --version

Exit codes: 0 done, 1 refused (the code is printed first), 2 wrong usage.

  curl -s $URL --data-binary @event.json -H "X-Market-Signature: $(webhook-verifier sign event.json)"
`;

/** Invalid arguments. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('peers/', import.meta.url));

interface StripeWebhooks {
  constructEvent(body: string | Buffer, header: string, secret: string): unknown;
  constructEventAsync(body: string | Buffer, header: string, secret: string): Promise<unknown>;
  generateTestHeaderString(options: { payload: string; secret: string }): string;
}

interface StandardWebhook {
  verify(body: string | Buffer, headers: Record<string, string>): unknown;
  sign(id: string, timestamp: Date, body: string): string;
}

/** Other packages, installed on first use. */
export function loadPeers(): { stripe: StripeWebhooks; standard: StandardWebhook } {
  if (!existsSync(`${folder}node_modules/stripe`)) {
    const flags = ['--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund'];
    execFileSync('npm', ['install', ...flags], { cwd: folder, stdio: 'inherit' });
  }
  const require = createRequire(folder);
  const { default: Stripe = require('stripe') } = require('stripe');
  const { Webhook } = require('standardwebhooks');
  const key = Buffer.from('a secret of thirty-two bytes, yes').toString('base64');
  return { stripe: new Stripe('sk_test_none').webhooks, standard: new Webhook(key) };
}

import { access, constants } from 'node:fs/promises';
import type { Config } from '../config/config.ts';
import type { Logger } from '../foundation/platform/log.ts';
import { Outage, retryUntilAvailable } from '../foundation/platform/outage.ts';
import { assertIssuerReachable } from '../identity/issuer-keys.ts';
import { DiskStore } from '../market/uploads/disk-store.ts';
import { prepareSpool } from '../market/uploads/spool.ts';

/**
 * Dependencies that requests need but startup does not: without them, the process serves the rest. Operators see it
 * in the log at once, before the first user signs in or uploads.
 */
export function watchExternalDependencies({ role, idp, uploads }: Config, log: Logger): void {
  if (role === 'worker') return;
  retryUntilAvailable(createIssuerOutage(idp.jwksUrl ?? idp.issuer, log), () => assertIssuerReachable(idp));
  if (!uploads.s3)
    retryUntilAvailable(createFolderOutage(uploads.dir, log), () => assertWritable(uploads.dir));
}

function createIssuerOutage(address: string, log: Logger): Outage {
  return new Outage({
    log,
    describeOutage: (reason) =>
      `The identity provider at ${address} is unavailable (${reason}). Check IDP_ISSUER, or IDP_JWKS_URL if it is set. Until it responds, requests with its tokens get 503.`,
    recoveryMessage: `The identity provider at ${address} is available again`,
  });
}

function createFolderOutage(dir: string, log: Logger): Outage {
  return new Outage({
    log,
    describeOutage: (reason) =>
      `Uploads cannot be written to ${dir} (${reason}). Let this process write there, or set UPLOAD_DIR to another folder. Until then, uploads get 503.`,
    recoveryMessage: `Uploads can be written to ${dir} again`,
  });
}

async function assertWritable(dir: string): Promise<void> {
  const { spoolDir } = new DiskStore(dir);
  await prepareSpool(spoolDir);
  for (const folder of [dir, spoolDir]) await access(folder, constants.W_OK);
}

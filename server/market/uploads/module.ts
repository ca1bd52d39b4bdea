import type { Config } from '../../config/config.ts';
import type { DomainModule } from '../../contract/domain-module.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { DiskStore } from './disk-store.ts';
import type { FileStore } from './file-store.ts';
import { uploadsHandlers } from './handlers.ts';
import { S3Store } from './s3-store.ts';
import { UploadService } from './service.ts';

interface Dependencies {
  config: Config;
  clock: Clock;
}

export function createUploadsModule({ config, clock }: Dependencies): DomainModule {
  const uploads = new UploadService(createFileStore(config), clock);
  return { handlers: { uploads: uploadsHandlers(uploads, config.baseUrl) } };
}

/** In a bucket if one is configured, else on disk. */
export function createFileStore({ uploads: { dir, s3 } }: Pick<Config, 'uploads'>): FileStore {
  return s3 ? new S3Store(s3) : new DiskStore(dir);
}

import type { Config } from '../config/config.ts';
import { DiskStore } from '../market/uploads/disk-store.ts';
import type { FileStore } from '../market/uploads/file-store.ts';
import { S3Store } from '../market/uploads/s3-store.ts';
import { UploadService } from '../market/uploads/service.ts';
import type { Parts } from './parts.ts';

export function createUploads({ config, clock }: Pick<Parts, 'config' | 'clock'>): UploadService {
  return new UploadService(createFileStore(config), clock);
}

/** In a bucket where one is configured, else on disk. */
export function createFileStore({ uploads: { dir, s3 } }: Pick<Config, 'uploads'>): FileStore {
  return s3 ? new S3Store(s3) : new DiskStore(dir);
}

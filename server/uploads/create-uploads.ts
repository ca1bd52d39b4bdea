import type { Parts } from '../parts.ts';
import { DiskStore } from './disk-store.ts';
import { S3Store } from './s3-store.ts';
import { UploadService } from './service.ts';

/** In a bucket where one is configured, else on disk. */
export function createUploads({ config, clock }: Pick<Parts, 'config' | 'clock'>): UploadService {
  const { dir, s3 } = config.uploads;
  return new UploadService(s3 ? new S3Store(s3) : new DiskStore(dir), clock);
}

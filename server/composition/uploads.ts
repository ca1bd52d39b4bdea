import { DiskStore } from '../market/uploads/disk-store.ts';
import { S3Store } from '../market/uploads/s3-store.ts';
import { UploadService } from '../market/uploads/service.ts';
import type { Parts } from './parts.ts';

/** In a bucket where one is configured, else on disk. */
export function createUploads({ config, clock }: Pick<Parts, 'config' | 'clock'>): UploadService {
  const { dir, s3 } = config.uploads;
  return new UploadService(s3 ? new S3Store(s3) : new DiskStore(dir), clock);
}

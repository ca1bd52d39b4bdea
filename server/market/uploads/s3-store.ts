import { openAsBlob } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import type { ByteRange, FileStore, SpooledFile } from './file-store.ts';

export interface S3Options {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Until the response starts; a slow reader may take longer over a large file. */
const TIMEOUT_MS = 120_000;

/** Files in a bucket of any S3-compatible storage. */
export class S3Store implements FileStore {
  readonly spoolDir = join(tmpdir(), 'agent-market-uploads');
  readonly #client: AwsClient;
  readonly #bucketUrl: string;

  constructor({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Options) {
    this.#client = new AwsClient({ service: 's3', region, accessKeyId, secretAccessKey });
    this.#bucketUrl = `${endpoint}/${bucket}`;
  }

  async put(name: string, { path, sha256 }: SpooledFile, contentType: string): Promise<void> {
    await this.#send(name, {
      method: 'PUT',
      body: await openAsBlob(path),
      // the storage rejects bytes that changed in transit
      headers: { 'Content-Type': contentType, 'X-Amz-Content-Sha256': sha256 },
    });
  }

  async read(name: string, range: ByteRange | undefined): Promise<Readable | undefined> {
    const headers = range && { Range: `bytes=${range.start}-${range.end}` };
    const response = await this.#send(name, { ...(headers && { headers }) });
    if (response.status === 404) return undefined;
    return response.body ? Readable.fromWeb(response.body as ReadableStream) : Readable.from([]);
  }

  async remove(name: string): Promise<void> {
    await this.#send(name, { method: 'DELETE' });
  }

  async #send(name: string, init: RequestInit): Promise<Response> {
    const signed = await this.#client.sign(`${this.#bucketUrl}/${name}`, init);
    const response = await fetchWithTimeout(signed);
    const isMissing = response.status === 404 && init.method !== 'PUT';
    if (response.ok || isMissing) return response;
    await response.body?.cancel();
    throw new Error(`The bucket responded with ${response.status} to ${init.method ?? 'GET'}`);
  }
}

async function fetchWithTimeout(request: Request): Promise<Response> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), TIMEOUT_MS);
  try {
    return await fetch(request, { signal: controller.signal });
  } finally {
    clearTimeout(timer);
  }
}

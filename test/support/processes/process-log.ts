import { closeSync, fstatSync, openSync, readSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let opened = 0;

/**
 * What a process writes, in a file without a name. A pipe would stall the process whenever its reader is busy, for
 * example as the node of a chain.
 */
export class ProcessLog {
  readonly fd: number;
  #isClosed = false;

  constructor() {
    const path = join(tmpdir(), `process-log-${process.pid}-${opened++}`);
    this.fd = openSync(path, 'w+');
    rmSync(path);
  }

  /** The first line that contains all of these. */
  findLine(...parts: readonly string[]): string | undefined {
    const lines = this.#read().split('\n');
    // the last one may not be complete
    return lines.slice(0, -1).find((line) => parts.every((part) => line.includes(part)));
  }

  close(): void {
    if (!this.#isClosed) closeSync(this.fd);
    this.#isClosed = true;
  }

  #read(): string {
    const bytes = Buffer.alloc(fstatSync(this.fd).size);
    readSync(this.fd, bytes, 0, bytes.length, 0);
    return bytes.toString();
  }
}

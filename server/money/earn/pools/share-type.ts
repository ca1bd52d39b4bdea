import { Type } from '@mikro-orm/core';

/** Vault shares have up to 256 bits. */
export class ShareType extends Type<bigint, string> {
  override convertToDatabaseValue(shares: bigint | null): string {
    return shares === null ? (shares as never) : shares.toString();
  }

  override convertToJSValue(digits: string | null): bigint {
    return digits === null ? (digits as never) : BigInt(digits);
  }

  override getColumnType(): string {
    return 'numeric(78,0)';
  }

  override compareAsType(): string {
    return 'bigint';
  }
}

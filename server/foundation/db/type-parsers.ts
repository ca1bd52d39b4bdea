import { types } from 'pg';

const INT8 = 20;
const TIMESTAMPTZ = 1184;

type Parse = (text: string) => unknown;

/**
 * How values of the database are read: as the entities type them, so that rows need no conversion. Other types are read
 * as the driver does by itself.
 */
export const typeParsers = {
  getTypeParser(oid: number, format?: 'text' | 'binary'): Parse {
    if (oid === INT8) return BigInt;
    if (oid === TIMESTAMPTZ) return parseTime;
    return types.getTypeParser(oid, format) as Parse;
  },
};

const parseTime = types.getTypeParser(TIMESTAMPTZ, 'text') as Parse;

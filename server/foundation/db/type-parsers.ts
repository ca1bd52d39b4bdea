import { types } from 'pg';

const INT8 = 20;
const TIMESTAMPTZ = 1184;

type Parse = (text: string) => unknown;

/**
 * Parses database values into the entities' types, so that rows need no conversion. Other types use the driver's
 * defaults.
 */
export const typeParsers = {
  getTypeParser(oid: number, format?: 'text' | 'binary'): Parse {
    if (oid === INT8) return BigInt;
    if (oid === TIMESTAMPTZ) return parseTime;
    return types.getTypeParser(oid, format) as Parse;
  },
};

const parseTime = types.getTypeParser(TIMESTAMPTZ, 'text') as Parse;

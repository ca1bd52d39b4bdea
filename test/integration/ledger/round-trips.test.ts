import { expect, it } from 'vitest';
import { createLogger } from '../../../server/foundation/platform/log.ts';
import { useDatabase } from '../../support/database/orm.ts';
import { ledger, orderPaid } from './ledger-database.ts';

const statements: string[] = [];

const log = createLogger({ level: 'debug', destination: { write: (line) => void statements.push(line) } });
const used = useDatabase({ log });

it('posts in one statement, and needs a second one only to look at a repetition', async () => {
  const em = used.em();
  await ledger.post(em, orderPaid('ord_0', 5n));
  statements.length = 0;
  await ledger.post(em, orderPaid('ord_1', 5n));
  expect(statements).toHaveLength(1);
  await ledger.post(em, orderPaid('ord_1', 5n));
  expect(statements).toHaveLength(3);
});

it('logs statements without their parameters', () => {
  expect(statements.join('')).toContain('ledger_entries');
  expect(statements.join('')).not.toContain('ord_1');
});

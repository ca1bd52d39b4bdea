import { testKilledWorkers } from './killed-worker.ts';

testKilledWorkers('base-mainnet');

import { testKilledWorkers } from './killed-worker.ts';

testKilledWorkers('solana-mainnet');

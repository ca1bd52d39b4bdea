import { testKilledServers } from './killed-server.ts';

testKilledServers('solana-mainnet');

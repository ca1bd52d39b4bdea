import { testKilledWorkers } from './killed-worker.ts';

testKilledWorkers({ name: 'between signing and sending', moment: 'call', statuses: ['unknown'] });

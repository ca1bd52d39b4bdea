import { describeConfiguration } from '../server/config/document.ts';

process.stdout.write(describeConfiguration());

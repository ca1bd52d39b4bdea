import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { eventually } from '../../../support/eventually.ts';
import { upload } from '../../../support/market/uploads.ts';
import { Deployment } from '../deployment.ts';
import type { Record } from '../record.ts';
import type { PreparedScenario, Scenario } from '../scenario.ts';
import { SmallDisk } from '../small-disk.ts';

const UPLOADS = 16;
const FILE_BYTES = 40_000;
/** Enough for some of the uploads, not for all. */
const MAX_BYTES_LEFT = 400_000;

export const fullDisk: Scenario = {
  name: 'full-disk',
  title: 'The disk of uploads is full',
  required: 'a file is stored whole or refused, other requests go on, uploads work again without help',
  rounds: 50,
  async prepare({ record }) {
    const disk = SmallDisk.mount();
    if (!disk) return skip(record);
    const deployment = await Deployment.start({ UPLOAD_DIR: disk.folder });
    return {
      async playRound() {
        const files = Array.from({ length: UPLOADS }, () => randomBytes(FILE_BYTES / 2).toString('hex'));
        disk.fill(Math.random() * MAX_BYTES_LEFT);
        const send = (content: string) => sendFile(deployment, content, record);
        const answers = await Promise.all([...files.map(send), expectOthersServed(deployment, record)]);
        disk.clear();
        record.expect(
          readdirSync(join(disk.folder, '.incoming')).length === 0,
          'Parts of refused files are left behind',
        );
        const refused = files.filter((_, index) => !answers[index]);
        record.count('uploads refused', refused.length);
        const stored = await Promise.all(refused.map(send));
        record.expect(!stored.includes(false), 'Uploads are refused although the disk has space again');
        for (const problem of await deployment.audit()) record.violate(problem);
      },
      async finish() {
        record.expect(record.getCount('uploads refused') > 0, 'The disk was never full');
        for (const problem of await deployment.auditWhenSettled()) record.violate(problem);
      },
      async close() {
        await deployment.close();
        disk.unmount();
      },
    };
  },
};

function skip(record: Record): PreparedScenario {
  record.note('skipped', 'this user may not mount a disk');
  return { playRound: async () => {} };
}

/** Whether it was stored. What was must be readable, and the same. */
async function sendFile(deployment: Deployment, content: string, record: Record): Promise<boolean> {
  const { url } = deployment.nextApi();
  const { status, body, data } = await upload({ ...deployment.market, url }, content, 'notes.txt', {
    bearer: deployment.market.agent.apiKey,
  });
  record.expect([201, 503].includes(status), `An upload was answered with ${status} ${body.code}`);
  if (status !== 201) return false;
  record.count('uploads stored');
  const stored = await fetch(new URL(new URL(data.url).pathname, deployment.nextApi().url));
  record.expect((await stored.text()) === content, `${data.url} is not what was uploaded`);
  return true;
}

async function expectOthersServed(deployment: Deployment, record: Record): Promise<boolean> {
  const { market, apis } = deployment;
  for (const { url, internalUrl } of apis) {
    const read = await fetch(`${url}/api/agents/${market.agent.id}`);
    record.expect(read.status === 200, `Another request was answered with ${read.status}`);
    await eventually(async () => expect((await fetch(`${internalUrl}/readyz`)).status).toBe(200));
  }
  return true;
}

import { createHash } from 'node:crypto';
import type { EntityManager } from '../../../foundation/db/orm.ts';
import type { Clock } from '../../../foundation/platform/clock.ts';
import { newId } from '../../../foundation/platform/ids.ts';
import type { UploadedFiles } from '../../uploads/uploaded-files.ts';
import type { DeliverableInput, IdentifiedDeliverable } from './deliverables.ts';

/** Gives deliverables their ids and hashes. Uploaded files never change, so this needs no transaction. */
export async function identifyDeliverables(
  em: EntityManager,
  files: UploadedFiles,
  clock: Clock,
  deliveries: readonly DeliverableInput[],
): Promise<IdentifiedDeliverable[]> {
  const hashes = await files.findHashes(
    em,
    deliveries.flatMap(({ url }) => url ?? []),
  );
  return deliveries.map((delivery) => ({
    ...delivery,
    id: delivery.deliverableId ?? newId('dlv', clock),
    sha256: findHash(delivery, hashes),
  }));
}

function findHash({ url, text }: DeliverableInput, hashes: ReadonlyMap<string, string>): string | null {
  if (url !== undefined) return hashes.get(url) ?? null;
  return text === undefined ? null : hashText(text);
}

/** As it is stored and returned, in UTF-8. */
export function hashText(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex');
}

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

interface DeliveredContent {
  url?: string | null | undefined;
  text?: string | null | undefined;
}

/** Null if its bytes are not stored here. `hashes` are those of uploaded files, by their URLs. */
export function findHash(
  { url = null, text = null }: DeliveredContent,
  hashes: ReadonlyMap<string, string>,
): string | null {
  if (url !== null) return hashes.get(url) ?? null;
  return text === null ? null : hashText(text);
}

/** As it is stored and returned, in UTF-8. */
function hashText(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex');
}

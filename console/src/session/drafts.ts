/** What was typed when a sign-in ended under it, in this tab only, until the same person is back. */
const STORAGE_KEY = 'drafts';

interface StoredDrafts {
  /** Whose it is. */
  person: string;
  forms: Record<string, object>;
}

/** What was changed in the forms of the page that is open. */
const openForms = new Map<string, object>();

/** Returns what forgets it. */
export function trackDraft(form: string, changes: object): () => void {
  openForms.set(form, changes);
  return () => openForms.delete(form);
}

export function saveDrafts(person: string): void {
  if (openForms.size === 0) return;
  const kept: StoredDrafts = { person, forms: Object.fromEntries(openForms) };
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify(kept));
}

const readStoredDrafts = (): StoredDrafts | null =>
  JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') as StoredDrafts | null;

export const getDraft = (form: string): object => readStoredDrafts()?.forms[form] ?? {};

/** Once it is in its form again. */
export function deleteDraft(form: string): void {
  const kept = readStoredDrafts();
  if (!kept?.forms[form]) return;
  delete kept.forms[form];
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify(kept));
}

/** Nobody is shown what somebody else has typed. */
export function deleteDrafts({ exceptOf }: { exceptOf?: string } = {}): void {
  if (exceptOf === undefined || readStoredDrafts()?.person !== exceptOf)
    sessionStorage.removeItem(STORAGE_KEY);
}

/** Form input when a session expires, stored in this tab until the same user is back. */
const STORAGE_KEY = 'drafts';

interface StoredDrafts {
  /** The owner of the draft. */
  person: string;
  forms: Record<string, object>;
}

/** Changed fields of the open page's forms. */
const openForms = new Map<string, object>();

/** Returns the function that drops it. */
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

/** Once it is restored into its form. */
export function deleteDraft(form: string): void {
  const kept = readStoredDrafts();
  if (!kept?.forms[form]) return;
  delete kept.forms[form];
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify(kept));
}

/** Nobody sees another user's draft. */
export function deleteDrafts({ exceptOf }: { exceptOf?: string } = {}): void {
  if (exceptOf === undefined || readStoredDrafts()?.person !== exceptOf)
    sessionStorage.removeItem(STORAGE_KEY);
}

/** What was typed when a sign-in ended under it, in this tab only, until the same person is back. */
const KEPT = 'drafts';

interface Kept {
  /** Whose it is. */
  person: string;
  forms: Record<string, object>;
}

/** What was changed in the forms of the page that is open. */
const open = new Map<string, object>();

/** Returns what forgets it. */
export function noteDraft(form: string, changes: object): () => void {
  open.set(form, changes);
  return () => open.delete(form);
}

export function keepDrafts(person: string): void {
  if (open.size === 0) return;
  const kept: Kept = { person, forms: Object.fromEntries(open) };
  sessionStorage.setItem(KEPT, JSON.stringify(kept));
}

const readKept = (): Kept | null => JSON.parse(sessionStorage.getItem(KEPT) ?? 'null') as Kept | null;

export const draftOf = (form: string): object => readKept()?.forms[form] ?? {};

/** Once it is in its form again. */
export function forgetDraft(form: string): void {
  const kept = readKept();
  if (!kept?.forms[form]) return;
  delete kept.forms[form];
  sessionStorage.setItem(KEPT, JSON.stringify(kept));
}

/** Nobody is shown what somebody else has typed. */
export function forgetDrafts({ exceptOf }: { exceptOf?: string } = {}): void {
  if (exceptOf === undefined || readKept()?.person !== exceptOf) sessionStorage.removeItem(KEPT);
}

import { LRUCache } from 'lru-cache';

/** A response, with the tags of what it shows. */
export interface CachedValue {
  readonly byteLength: number;
}

interface Entry<Value> {
  value: Value;
  tags: readonly string[];
  /** The other URLs under which it was requested. */
  aliases: string[];
}

/** A read that began while the cache was in use, and what was published since. */
export interface Fill {
  published: Set<string>;
}

const EVERYTHING = '*';

/** Of a key, a tag or an alias besides their text, measured. */
const OVERHEAD_BYTES = 120;
const MAX_ALIASES = 16;

/**
 * Values until something that they show changes, the most recently used ones within a memory budget. It is suspended,
 * and empty, while changes of other processes may be missed.
 */
export class PublicCache<Value extends CachedValue> {
  readonly #entries: LRUCache<string, Entry<Value>>;
  readonly #keysByTag = new Map<string, Set<string>>();
  readonly #keyByAlias = new Map<string, string>();
  readonly #fills = new Set<Fill>();
  #isActive = false;

  constructor(maxBytes: number) {
    this.#entries = new LRUCache<string, Entry<Value>>({
      maxSize: maxBytes,
      sizeCalculation: (entry, key) => measure(entry, key),
      dispose: (entry, key) => this.#unlink(entry, key),
      noDisposeOnSet: true,
    });
  }

  get isActive(): boolean {
    return this.#isActive;
  }

  get byteLength(): number {
    return this.#entries.calculatedSize;
  }

  get(key: string): Value | undefined {
    return this.#entries.get(key)?.value;
  }

  getByAlias(alias: string): Value | undefined {
    const key = this.#keyByAlias.get(alias);
    return key === undefined ? undefined : this.get(key);
  }

  /** Remembers another name of a stored value. */
  addAlias(key: string, alias: string): void {
    const entry = this.#entries.peek(key);
    if (!entry || this.#keyByAlias.has(alias) || entry.aliases.length >= MAX_ALIASES) return;
    const aliases = [...entry.aliases, alias];
    this.#keyByAlias.set(alias, key);
    this.#set(key, { ...entry, aliases });
  }

  /** Call it before the read; undefined while the cache is suspended. */
  beginFill(): Fill | undefined {
    if (!this.#isActive) return undefined;
    const fill: Fill = { published: new Set() };
    this.#fills.add(fill);
    return fill;
  }

  /** Ends a fill whose value cannot be stored. */
  abandonFill(fill: Fill): void {
    this.#fills.delete(fill);
  }

  /** Stores what was read, unless something that it shows changed since the read began. */
  finishFill(fill: Fill, key: string, value: Value, tags: readonly string[]): void {
    if (!this.#fills.delete(fill)) return;
    const { published } = fill;
    if (published.has(EVERYTHING) || tags.some((tag) => published.has(tag))) return;
    this.#entries.delete(key);
    const entry = { value, tags: [...new Set(tags)], aliases: [] };
    for (const tag of entry.tags) this.#link(tag, key);
    this.#set(key, entry);
  }

  /** Measures a value again, which has grown. */
  resize(key: string, value: Value): void {
    const entry = this.#entries.peek(key);
    if (entry?.value === value) this.#set(key, { ...entry });
  }

  /** Forgets what shows any of these. */
  publish(tags: readonly string[]): void {
    for (const fill of this.#fills) for (const tag of tags) fill.published.add(tag);
    if (tags.includes(EVERYTHING)) {
      this.#entries.clear();
      return;
    }
    for (const tag of tags) {
      for (const key of this.#keysByTag.get(tag) ?? []) this.#entries.delete(key);
    }
  }

  /** From now on every change is published here. */
  activate(): void {
    this.#isActive = true;
  }

  suspend(): void {
    this.#isActive = false;
    for (const fill of this.#fills) fill.published.add(EVERYTHING);
    this.#fills.clear();
    this.#entries.clear();
  }

  #set(key: string, entry: Entry<Value>): void {
    this.#entries.set(key, entry);
    // too large for the whole budget
    if (!this.#entries.has(key)) this.#unlink(entry, key);
  }

  #link(tag: string, key: string): void {
    const keys = this.#keysByTag.get(tag);
    if (keys) keys.add(key);
    else this.#keysByTag.set(tag, new Set([key]));
  }

  #unlink({ tags, aliases }: Entry<Value>, key: string): void {
    for (const alias of aliases) this.#keyByAlias.delete(alias);
    for (const tag of tags) {
      const keys = this.#keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTag.delete(tag);
    }
  }
}

function measure({ value, tags, aliases }: Entry<CachedValue>, key: string): number {
  const texts = [key, ...tags, ...aliases];
  return texts.reduce((sum, text) => sum + OVERHEAD_BYTES + 2 * text.length, value.byteLength);
}

import { type IDBPDatabase, openDB } from 'idb'
import { OUTBOX_STORE as STORE, outboxName } from './outbox-name.ts'
import type { OutboxEntry } from './outbox-entry.ts'

/**
 * What one person has changed and the server has not acknowledged: written to the browser's database before anything is
 * sent, so that a closed tab, a crash and a forced sign-out lose nothing. All pages of the person share it.
 */
export class Outbox {
  readonly person: string
  readonly #entries = new Map<string, OutboxEntry>()
  /** The same list until something changes. */
  #sorted: readonly OutboxEntry[] = []
  readonly #listeners = new Set<() => void>()
  readonly #others: BroadcastChannel
  readonly #database: Promise<IDBPDatabase | null>
  #written: Promise<unknown>
  #lastOrder = 0
  /** What this page has said. */
  #steps = 0
  /** Put by this page and not written yet: what others have written must not take it away. */
  readonly #unwritten = new Map<string, OutboxEntry>()
  #keeps = true

  constructor(person: string) {
    this.person = person
    this.#database = Promise.resolve()
      .then(() =>
        openDB(outboxName(person), 1, {
          upgrade: (database) => void database.createObjectStore(STORE, { keyPath: 'change.id' }),
        }),
      )
      .catch(() => null) // a browser that keeps nothing: what is unsaved lives as long as this page
    this.#others = new BroadcastChannel(outboxName(person))
    this.#others.addEventListener('message', () => this.#readAgain())
    this.#written = this.#read()
  }

  /** In the order in which they were made. */
  get entries(): readonly OutboxEntry[] {
    return this.#sorted
  }

  entriesOf(document: string): readonly OutboxEntry[] {
    return this.entries.filter((entry) => entry.document === document)
  }

  /** False where the browser has no place to keep anything, or no room for what was put last: then it is in this page alone. */
  get keeps(): boolean {
    return this.#keeps
  }

  /** Resolves when what was said until now is written; rejects where the disk is full. */
  async written(): Promise<void> {
    await this.#written
  }

  nextOrder(): number {
    return (this.#lastOrder = Math.max(
      Date.now(),
      this.#lastOrder + 1,
      ...[...this.#entries.values()].map(({ order }) => order + 1),
    ))
  }

  /** Removes and puts in one step: after a crash either both are done or neither. */
  replace(removed: readonly OutboxEntry[], put: readonly OutboxEntry[] = []): void {
    this.#steps++
    for (const entries of [this.#entries, this.#unwritten]) {
      for (const { change } of removed) entries.delete(change.id)
      for (const entry of put) entries.set(entry.change.id, entry)
    }
    this.#written = this.#written.catch(() => undefined).then(() => this.#write(removed))
    this.#written.catch(() => undefined) // told to whoever asks whether it is written
    this.#tell()
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  async close(): Promise<void> {
    this.#others.close()
    await this.#written.catch(() => undefined)
    ;(await this.#database)?.close()
  }

  async #write(removed: readonly OutboxEntry[]): Promise<void> {
    const database = await this.#database
    if (!database) return this.#tellWhetherKept(false)
    const put = [...this.#unwritten.values()]
    const step = database.transaction(STORE, 'readwrite')
    step.done.catch(() => undefined) // told below
    try {
      const store = step.objectStore(STORE)
      await Promise.all([
        ...removed.map(({ change }) => store.delete(change.id)),
        ...put.map((entry) => store.put(entry)),
        step.done,
      ])
    } catch (error) {
      this.#tellWhetherKept(false)
      throw error
    }
    for (const entry of put)
      if (this.#unwritten.get(entry.change.id) === entry) this.#unwritten.delete(entry.change.id)
    this.#tellWhetherKept(true)
    this.#others.postMessage('changed')
  }

  #tellWhetherKept(keeps: boolean): void {
    if (this.#keeps === keeps) return
    this.#keeps = keeps
    this.#tell()
  }

  /** Another page has written. */
  #readAgain(): void {
    this.#written = this.#written.catch(() => undefined).then(() => this.#read())
    this.#written.catch(() => undefined) // as above
  }

  async #read(): Promise<void> {
    const before = this.#steps
    const stored = (await (await this.#database)?.getAll(STORE)) as OutboxEntry[] | undefined
    if (!stored) return
    if (this.#steps !== before) return this.#readAgain() // what was read is older than what this page has said since
    this.#entries.clear()
    for (const entry of [...stored, ...this.#unwritten.values()]) this.#entries.set(entry.change.id, entry)
    this.#tell()
  }

  #tell(): void {
    this.#sorted = [...this.#entries.values()].toSorted((one, other) => one.order - other.order)
    for (const listener of this.#listeners) listener()
  }
}

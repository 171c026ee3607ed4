import type { Change, Outcome } from '../../domain/document/change.ts'
import { RETRY_AFTER_MS } from '../../domain/document/limits.ts'
import type { Field, Patched } from '../../domain/document/wire.ts'
import { type Failure, failureOf, retriesItself } from './failure.ts'
import { firstPatch } from './first-patch.ts'
import type { Outbox } from './outbox.ts'
import { mergedEntry, type OutboxEntry, type Refused } from './outbox-entry.ts'

/** What the sender needs of the world. */
export interface SenderPorts {
  patch(type: string, document: string, changes: readonly Change[]): Promise<Patched>
  /** Runs one at a time over all pages of the person. */
  exclusively(work: () => Promise<void>): Promise<void>
  /** What the server answered about a document, for those who have it open. */
  answered(document: string, answer: Patched): void
  /** A conflict that can be settled without asking anybody: the value that holds both. */
  merged(entry: OutboxEntry, theirs: Field | null): Change['value'] | undefined
}

/** Sends what is in the outbox: one sender for each person, one retry for all that waits, one call for each document. */
export class Sender {
  readonly #outbox: Outbox
  readonly #ports: SenderPorts
  readonly #listeners = new Set<() => void>()
  #running: Promise<void> | null = null
  #again = false
  #timer: ReturnType<typeof setTimeout> | undefined
  #failures = 0
  #stopped = false
  #closed = false
  #sending = new Set<string>()
  failure: Failure | null = null

  constructor(outbox: Outbox, ports: SenderPorts) {
    this.#outbox = outbox
    this.#ports = ports
  }

  get isBusy(): boolean {
    return this.#sending.size > 0
  }

  isSending(changeId: string): boolean {
    return this.#sending.has(changeId)
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Sends after a pause, so that what is typed meanwhile goes with it; each call replaces the pause before. */
  sendIn(millis: number): void {
    if (this.#stopped) return
    if (millis === 0) return void this.send()
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.send(), millis)
  }

  /** Resolves when all that could be sent has been; never rejects, see `failure`. */
  send(): Promise<void> {
    if (this.#closed) return Promise.resolve()
    clearTimeout(this.#timer)
    this.#again = this.#running !== null
    this.#running ??= this.#run().finally(() => {
      this.#running = null
      if (this.#again && !this.failure) return this.send()
    })
    return this.#running
  }

  /** Sends no more by itself, until it is asked again. */
  stop(): void {
    this.#stopped = true
    clearTimeout(this.#timer)
  }

  /** Sends nothing any more, not even what waits behind a call under way: somebody else may be signed in by then. */
  close(): void {
    this.#closed = true
    this.stop()
  }

  start(): void {
    this.#stopped = false
    void this.send()
  }

  async #run(): Promise<void> {
    try {
      await this.#written()
      await this.#ports.exclusively(() => this.#sendAll())
      this.#failures = 0
      this.#set({ failure: null, sending: [] })
    } catch (error) {
      const failure = failureOf(error)
      this.#set({ failure, sending: [] })
      const wait = RETRY_AFTER_MS[Math.min(this.#failures++, RETRY_AFTER_MS.length - 1)]!
      if (retriesItself(failure)) this.sendIn(wait)
    }
  }

  async #sendAll(): Promise<void> {
    for (let waiting = this.#waiting(); waiting.length > 0; waiting = this.#waiting()) {
      if (this.#closed) return
      const { type, document } = waiting[0]!
      const entries = firstPatch(waiting.filter((entry) => entry.document === document)).map((entry) => ({
        ...entry,
        wasSent: true,
      }))
      this.#outbox.replace([], entries)
      await this.#written()
      this.#set({ failure: this.failure, sending: entries })
      await this.#sendOne(type, document, entries)
    }
  }

  async #sendOne(type: string, document: string, entries: readonly OutboxEntry[]): Promise<void> {
    try {
      const answer = await this.#ports.patch(
        type,
        document,
        entries.map(({ change }) => change),
      )
      this.#ports.answered(document, answer)
      this.#settle(entries, answer)
      await this.#written()
    } catch (error) {
      const failure = failureOf(error)
      if (failure.cause !== 'refused') throw error
      const refused: Refused = { kind: 'refused', message: failure.detail }
      this.#outbox.replace(
        [],
        entries.map((entry) => ({ ...entry, refused })),
      )
    }
  }

  /** What a browser has no room for is sent all the same: `Outbox.keeps` says that it is in this page alone. */
  #written(): Promise<void> {
    return this.#outbox.written().catch(() => undefined)
  }

  #waiting(): readonly OutboxEntry[] {
    const { entries } = this.#outbox
    const held = new Set(entries.filter(({ refused }) => refused).map(holds))
    return entries.filter((entry) => !entry.refused && !held.has(holds(entry)))
  }

  #settle(entries: readonly OutboxEntry[], answer: Patched): void {
    const outcomes = new Map(answer.outcomes.map((outcome) => [outcome.id, outcome]))
    const done: OutboxEntry[] = []
    const kept: OutboxEntry[] = []
    for (const entry of entries) {
      const outcome = outcomes.get(entry.change.id)
      if (!outcome) continue
      done.push(entry)
      const left = this.#left(entry, outcome, answer.fields[entry.change.path] ?? null)
      if (left) kept.push(left)
    }
    this.#outbox.replace(done, kept)
  }

  /** What stays of an entry once the server has answered. */
  #left(entry: OutboxEntry, outcome: Outcome, theirs: Field | null): OutboxEntry | null {
    switch (outcome.outcome) {
      case 'applied':
        return null
      case 'closed':
      case 'left-out':
        return { ...entry, refused: { kind: outcome.outcome } }
      case 'invalid':
        return { ...entry, refused: { kind: 'invalid', message: outcome.message } }
      case 'conflict': {
        const value = entry.change.group === undefined ? this.#ports.merged(entry, theirs) : undefined
        if (value === undefined) return { ...entry, refused: { kind: 'conflict', theirs } }
        return mergedEntry(entry, theirs, value)
      }
    }
  }

  #set({ failure, sending }: { failure: Failure | null; sending: readonly OutboxEntry[] }): void {
    this.failure = failure
    this.#sending = new Set(sending.map(({ change }) => change.id))
    for (const listener of this.#listeners) listener()
  }
}

/** What follows a refused change on its path waits with it for the person's decision. */
const holds = ({ document, change }: OutboxEntry): string => `${document} ${change.path}`

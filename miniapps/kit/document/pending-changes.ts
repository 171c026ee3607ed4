import { groupEntries, withTheirGroups } from './group-entries.ts'
import type { Outbox } from './outbox.ts'
import type { OutboxEntry } from './outbox-entry.ts'

/** Changes of one open document that the server has not acknowledged, by their paths. */
export class PendingChanges {
  readonly #outbox: Outbox
  readonly #document: string
  #byPath = new Map<string, readonly OutboxEntry[]>()

  constructor(outbox: Outbox, document: string) {
    this.#outbox = outbox
    this.#document = document
  }

  /** Reads the outbox again; answers the paths that had changes before or have some now. */
  read(): ReadonlySet<string> {
    const before = this.paths
    const named = groupEntries(this.#outbox.entriesOf(this.#document), ({ change }) => change.path)
    this.#byPath = new Map(named.map((own) => [own[0].change.path, own]))
    return new Set([...before, ...this.paths])
  }

  get paths(): readonly string[] {
    return [...this.#byPath.keys()]
  }

  get all(): readonly OutboxEntry[] {
    return [...this.#byPath.values()].flat()
  }

  at(path: string): readonly OutboxEntry[] {
    return this.#byPath.get(path) ?? []
  }

  /** A path's changes with their groups. */
  together(path: string): readonly OutboxEntry[] {
    return withTheirGroups(this.at(path), this.all)
  }

  /** Has what the server refused sent again. */
  waitAgain(): void {
    const refused = this.all.filter((entry) => entry.refused?.kind === 'refused')
    this.#outbox.replace(
      [],
      refused.map((entry) => ({ ...entry, refused: null })),
    )
  }

  /** Changes of these paths, and of their groups, that the server cannot have heard of or has refused. */
  unheard(paths: readonly string[]): readonly OutboxEntry[] {
    const entries = this.all.filter(({ wasSent, refused }) => !wasSent || refused)
    return withTheirGroups(
      entries.filter(({ change }) => paths.includes(change.path)),
      entries,
    )
  }
}

import { atom } from 'nanostores'
import type { Body } from '../../domain/document/change.ts'
import type { Json } from '../../domain/document/json.ts'
import { BodyCopy, sheetPlace, type SheetRow, valueAt, type WithSheet } from '../../domain/document/sheet.ts'
import { groupEntries } from './group-entries.ts'
import type { OutboxEntry } from './outbox-entry.ts'

const NONE: ReadonlySet<string> = new Set()

/** The rows of an open document: what the server holds, and what the person has put on top. */
export class OpenSheet {
  /** Paths of the rows that changed last, came or went; all of them after the document was read again. */
  readonly $changed = atom(NONE)
  readonly #definition: WithSheet
  #stored: BodyCopy
  #shown: Record<string, Json>

  constructor(definition: WithSheet, rows: Readonly<Record<string, SheetRow>>) {
    this.#definition = definition
    this.#stored = new BodyCopy(definition, rows)
    this.#shown = { ...rows }
  }

  /** All rows as the person sees them, by their paths; another object for a row with another cell. */
  get rows(): Body {
    return this.#shown
  }

  storedAt(path: string): Json {
    return valueAt(this.#definition, this.#stored.body, path)
  }

  /** Takes the server's value of a cell or a row. */
  keep(path: string, value: Json): void {
    this.#stored.set(path, value)
  }

  /** All that the server holds, read anew. */
  replace(rows: Readonly<Record<string, SheetRow>>, pending: readonly OutboxEntry[]): void {
    const gone = Object.keys(this.#shown)
    this.#stored = new BodyCopy(this.#definition, rows)
    this.show(new Set([...gone, ...Object.keys(rows)]), pending)
  }

  /** Puts the person's changes on top of what is stored in some rows. */
  show(rows: ReadonlySet<string>, pending: readonly OutboxEntry[]): void {
    if (!rows.size) return
    const rowOf = ({ change }: OutboxEntry) => sheetPlace(this.#definition, change.path)?.row ?? ''
    const own = new Map(groupEntries(pending, rowOf).map((entries) => [rowOf(entries[0]), entries]))
    const shown = { ...this.#shown }
    for (const row of rows) {
      const stored = this.#stored.body[row]
      const seen = this.#withOwn(row, stored, own.get(row) ?? [])
      if (seen === undefined) delete shown[row]
      else shown[row] = seen
    }
    this.#shown = shown
    this.$changed.set(rows)
  }

  #withOwn(row: string, stored: Json | undefined, own: readonly OutboxEntry[]): Json | undefined {
    // a copy in any case: cells of the stored row are set in place
    const copy = new BodyCopy(
      this.#definition,
      stored === undefined ? {} : { [row]: { ...(stored as SheetRow) } },
    )
    const inOrder = own.toSorted((one, other) => one.order - other.order)
    for (const { change } of inOrder) {
      const { cell } = sheetPlace(this.#definition, change.path)!
      if (!cell || copy.body[row] !== undefined) copy.set(change.path, change.value)
    }
    return copy.body[row]
  }
}

import { map } from 'nanostores'
import type { Body } from '../../domain/document/change.ts'
import { type FieldView, fieldView, isSameView, UNTOUCHED } from './field-view.ts'
import type { PendingChanges } from './pending-changes.ts'
import type { Sender } from './sender.ts'
import type { StoredValues } from './stored-values.ts'

const MANY_FIELDS = 50

/** Fields and rows as the person sees them: what the server holds, and their own changes on top. */
export class ShownFields {
  /** By path; a path that is not in it is untouched. */
  readonly $fields = map<Record<string, FieldView>>({})
  readonly #stored: StoredValues
  readonly #pending: PendingChanges
  readonly #sender: Sender

  constructor(stored: StoredValues, pending: PendingChanges, sender: Sender) {
    this.#stored = stored
    this.#pending = pending
    this.#sender = sender
  }

  at(path: string): FieldView {
    return this.#stored.isOfSheet(path) ? this.#view(path) : (this.$fields.get()[path] ?? UNTOUCHED)
  }

  get body(): Body {
    const fields = Object.entries(this.$fields.get()).flatMap(([path, { value }]) =>
      value === null ? [] : [[path, value] as const],
    )
    return { ...Object.fromEntries(fields), ...this.#stored.sheet?.rows }
  }

  /** Draws these anew, for the server or the person has changed them. */
  show(paths: Iterable<string>): void {
    const shown = this.$fields.get()
    const rows = new Set<string>()
    const changed = [...new Set(paths)].flatMap((path) => {
      const row = this.#stored.rowOf(path)
      if (row !== undefined) rows.add(row)
      const view = row === undefined ? this.#view(path) : undefined
      return !view || isSameView(shown[path], view) ? [] : [[path, view] as const]
    })
    this.#stored.sheet?.show(rows, this.#pending.all)
    // each key copies all of them
    if (changed.length > MANY_FIELDS) this.$fields.set({ ...shown, ...Object.fromEntries(changed) })
    else for (const [path, view] of changed) this.$fields.setKey(path, view)
  }

  #view(path: string): FieldView {
    return fieldView(this.#stored.at(path), this.#pending.at(path), this.#sender)
  }
}

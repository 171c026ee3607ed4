import type { Body } from '../../domain/document/change.ts'
import type { Json } from '../../domain/document/json.ts'
import { type SheetRow, sheetPlace, type WithSheet } from '../../domain/document/sheet.ts'
import type { Field } from '../../domain/document/wire.ts'
import { OpenSheet } from './open-sheet.ts'
import type { OutboxEntry } from './outbox-entry.ts'

/** Fields and rows of an open document as the server holds them, whatever the person has put on top. */
export class StoredValues {
  /** Undefined for a type without a sheet. */
  readonly sheet: OpenSheet | undefined
  readonly #definition: WithSheet
  /** Of a sheet, the cells whose author is known: those that changed since it was read. */
  readonly #fields: Record<string, Field>

  constructor(
    definition: WithSheet,
    fields: Readonly<Record<string, Field>>,
    rows: Readonly<Record<string, SheetRow>> = {},
  ) {
    this.#definition = definition
    this.#fields = { ...fields }
    this.sheet = definition.sheet && new OpenSheet(definition, rows)
  }

  get fields(): Readonly<Record<string, Field>> {
    return this.#fields
  }

  /** The fields that are not empty, for rules that need them. */
  get body(): Body {
    const held = Object.entries(this.#fields).filter(([, { value }]) => value !== null)
    return Object.fromEntries(held.map(([path, { value }]) => [path, value]))
  }

  isOfSheet(path: string): boolean {
    return this.rowOf(path) !== undefined
  }

  /** Path of the row that a cell belongs to; undefined for a field beside the sheet. */
  rowOf(path: string): string | undefined {
    return sheetPlace(this.#definition, path)?.row
  }

  /** Value of a field or cell, with author and time where they are known; undefined where nothing was ever there. */
  at(path: string): (Pick<Field, 'value'> & Partial<Field>) | undefined {
    const known = this.#fields[path]
    if (known) return known
    const value = this.sheet && this.isOfSheet(path) ? this.sheet.storedAt(path) : null
    return value === null ? undefined : { value }
  }

  /** Takes what the server says of a field, unless something newer is known. */
  keep(path: string, field: Field): void {
    const known = this.#fields[path]
    if (known && known.at > field.at) return
    this.#fields[path] = field
    if (this.isOfSheet(path)) this.#keepInSheet(path, field.value)
  }

  /** Takes all rows anew: cells that were known singly are older. */
  readAgain(rows: Readonly<Record<string, SheetRow>>, pending: readonly OutboxEntry[]): void {
    for (const path of Object.keys(this.#fields)) if (this.isOfSheet(path)) delete this.#fields[path]
    this.sheet?.replace(rows, pending)
  }

  /** Cells that were known singly are older than a whole row. */
  #keepInSheet(path: string, value: Json): void {
    this.sheet!.keep(path, value)
    if (sheetPlace(this.#definition, path)?.cell) return
    for (const known of Object.keys(this.#fields))
      if (known.startsWith(`${path}/`)) delete this.#fields[known]
  }
}

import type { Json } from '../../miniapps/domain/document/json.ts'
import { type SheetRow, sheetPlace, type WithSheet } from '../../miniapps/domain/document/sheet.ts'
import { addedUp, type Sums } from './sheet-rows.ts'

interface KeptRow {
  document_id: string
  row: string
  from_version: number
  to_version: number | null
  cells: Record<string, Json>
  sums: Readonly<Record<string, number>>
  by: string
  at: string
}

interface Made {
  version: number
  by: string
  at: string
}

/** The rows of a sample document, as steps set them: in versions that have a name they stay as they were. */
export class SampleRows {
  readonly #definition: WithSheet
  readonly #document: string
  readonly #now = new Map<string, KeptRow>()
  readonly #before: KeptRow[] = []

  constructor(definition: WithSheet, document: string) {
    this.#definition = definition
    this.#document = document
  }

  /** Whether the path is one of the sheet. `named` is the last version with a name. */
  set(path: string, value: Json, { version, by, at }: Made, named = 0): boolean {
    const place = sheetPlace(this.#definition, path)
    if (!place) return false
    const { row, cell } = place
    const old = this.#now.get(row)
    if (old && old.from_version <= named) this.#before.push({ ...old, to_version: version })
    const from_version = old && old.from_version > named ? old.from_version : version
    this.#now.delete(row)
    if (!cell && value === null) return true
    const cells = cell ? { ...old?.cells, [cell]: value } : { ...(value as SheetRow) }
    if (cell && value === null) delete cells[cell]
    const sums = this.#definition.sheet?.sums?.(cells) ?? {}
    const kept = { document_id: this.#document, row, from_version, to_version: null, cells, sums, by, at }
    this.#now.set(row, kept)
    return true
  }

  get all(): readonly KeptRow[] {
    return [...this.#before, ...this.#now.values()]
  }

  get sums(): Sums {
    return addedUp(
      this.#definition,
      Object.fromEntries([...this.#now].map(([row, { cells }]) => [row, cells])),
    )
  }
}

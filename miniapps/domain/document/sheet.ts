import type { Body } from './change.ts'
import type { Json } from './json.ts'

/**
 * Cells of one row by the rest of their paths: `vendor`, `weeks/2026-10`. A body holds it at the path of the row, `lines/<id>`;
 * changes, history and undo name single cells, `lines/<id>/vendor`, or the whole row, to add or remove it.
 */
export type SheetRow = Readonly<Record<string, Json>>

/** A part of a document that may have hundreds of thousands of cells, kept row by row; docs/design/sheets.md. */
export interface SheetRules {
  /** The first step of its paths. */
  at: string
  /** Whole numbers of a row that are added up over all rows for the list, such as the net cost in minor units. */
  sums?(row: SheetRow): Readonly<Record<string, number>>
}

/** The part of a definition that says where its sheet is. */
export interface WithSheet {
  sheet?: SheetRules
}

/** Row and cell that a path names, the cell '' for a whole row; undefined for a field beside the sheet. */
export function sheetPlace({ sheet }: WithSheet, path: string): { row: string; cell: string } | undefined {
  if (!sheet || !path.startsWith(`${sheet.at}/`)) return undefined
  const end = path.indexOf('/', sheet.at.length + 1)
  const cell = end < 0 ? '' : path.slice(end + 1)
  return cell ? { row: path.slice(0, end), cell } : { row: path, cell }
}

/** The value of a field, a cell or a whole row; null where it is empty. */
export function valueAt(definition: WithSheet, body: Body, path: string): Json {
  const place = sheetPlace(definition, path)
  if (!place?.cell) return body[path] ?? null
  return rowAt(body, place.row)?.[place.cell] ?? null
}

/** A body's fields beside its sheet, and its rows; cells may be named one by one. */
export function apart(definition: WithSheet, given: Body): { fields: Body; rows: Record<string, SheetRow> } {
  const copy = new BodyCopy(definition, {})
  for (const [path, value] of Object.entries(given)) copy.set(path, value)
  const all = Object.entries(copy.body)
  const isRow = (path: string) => sheetPlace(definition, path) !== undefined
  return {
    fields: Object.fromEntries(all.filter(([path]) => !isRow(path))),
    rows: Object.fromEntries(all.filter(([path]) => isRow(path))) as Record<string, SheetRow>,
  }
}

export const rowAt = (body: Body, row: string): SheetRow | undefined => body[row] as SheetRow | undefined

/** Sets fields, cells and rows on a copy of a body: a row is copied once, however many of its cells are set. */
export class BodyCopy {
  readonly body: Record<string, Json>
  readonly #definition: WithSheet
  readonly #copied = new Set<string>()

  constructor(definition: WithSheet, body: Body) {
    this.#definition = definition
    this.body = { ...body }
  }

  set(path: string, value: Json): void {
    const place = sheetPlace(this.#definition, path)
    if (place?.cell && value === null && !rowAt(this.body, place.row)) return // no row comes by emptying a cell
    if (place?.cell === '') this.#copied.delete(path)
    const holder = place?.cell ? this.#own(place.row) : this.body
    const name = place?.cell || path
    if (value === null) delete holder[name]
    else holder[name] = value
  }

  #own(row: string): Record<string, Json> {
    if (!this.#copied.has(row)) this.body[row] = { ...rowAt(this.body, row) }
    this.#copied.add(row)
    return this.body[row] as Record<string, Json>
  }
}

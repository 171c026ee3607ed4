import { fillMerged } from '../../domain/uploads/fill-merged.ts'
import { MAX_UPLOAD_LINES } from '../../domain/uploads/limits.ts'
import type { PlanField } from '../../domain/uploads/plan-fields.ts'
import { type Proposal, proposeMapping, type Proposing } from '../../domain/uploads/propose-mapping.ts'
import { type Staged, stageLines } from '../../domain/uploads/stage-lines.ts'
import { cellText, type FileLocale, type UploadCell } from '../../domain/uploads/upload-cell.ts'
import { withCell } from '../../domain/uploads/with-cell.ts'
import { ExchangeError } from '../../kit/exchange/sheet.ts'
import { type OpenedSheet, sheetsOf } from '../../kit/exchange/import/sheets-of.ts'

/** Rows in which a person may look for the headings. */
const TOP_ROWS = 50
const TEXTS_OF_ROW = 5
/** A sheet with more cannot be a plan, whatever is left out of it. */
const MOST_ROWS = 4 * MAX_UPLOAD_LINES

/** Facts that a page needs of a sheet before it is imported. */
export interface SheetLook extends Proposal {
  index: number
  /** First texts of the rows at the top, to choose the headings from. */
  top: readonly (readonly string[])[]
}

export interface OpenedFile {
  /** SHA-256 of its bytes. */
  hash: string
  sheets: readonly { index: number; name: string; rows: number }[]
  /** Cells with a formula, of all sheets. */
  formulas: number
  look: SheetLook
}

export interface StageWish {
  index: number
  header: number
  mapping: readonly (readonly [column: number, field: PlanField])[]
  locale: FileLocale
  currency: string
  /** Values that a person has written in place of cells. */
  edits: readonly Edit[]
  kept: readonly (readonly [row: number, isKept: boolean])[]
}

export interface Edit {
  /** From 1. */
  row: number
  column: number
  text: string
}

export type LookWish = Omit<Proposing, 'rows'> & { index: number }

/** Reads a file once and answers what a page asks of it; lives in a worker. */
export class UploadReader {
  #sheets: readonly (OpenedSheet & { filled: readonly (readonly UploadCell[])[] })[] = []

  /** @throws ExchangeError for a file that holds no table */
  async open(file: Uint8Array<ArrayBuffer>, name: string, usual: FileLocale): Promise<OpenedFile> {
    const digest = await crypto.subtle.digest('SHA-256', file)
    this.#sheets = sheetsOf(file, name).map((sheet) => ({
      ...sheet,
      filled: fillMerged(sheet.rows, sheet.merged),
    }))
    const listed = this.#sheets.flatMap(({ name: title, rows, isHidden }, index) =>
      isHidden || rows.length === 0 ? [] : [{ index, name: title, rows: rows.length }],
    )
    if (listed.length === 0) throw new ExchangeError('empty-file')
    return {
      hash: Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join(''),
      sheets: listed,
      formulas: this.#sheets.reduce((sum, { formulas }) => sum + formulas, 0),
      look: this.#best(listed.map(({ index }) => this.look({ index, usual }))),
    }
  }

  /** The sheet with most columns that are known; the first of equals. */
  #best(looks: readonly SheetLook[]): SheetLook {
    const known = ({ columns }: SheetLook) => columns.filter(({ field }) => field).length
    return looks.reduce((best, each) => (known(each) > known(best) ? each : best))
  }

  look({ index, ...wish }: LookWish): SheetLook {
    const rows = this.#sheets[index]!.filled
    const proposal = proposeMapping({ rows, ...wish })
    const top = rows.slice(0, TOP_ROWS).map((row) =>
      row
        .map((cell) => cellText(cell, proposal.locale))
        .filter((text) => text !== '')
        .slice(0, TEXTS_OF_ROW),
    )
    return { index, ...proposal, top }
  }

  stage({ index, header, mapping, edits, kept, ...reading }: StageWish): Staged {
    const rows = [...this.#sheets[index]!.filled]
    if (rows.length > MOST_ROWS) throw new ExchangeError('too-many-rows', { rows: rows.length })
    for (const { row, column, text } of edits) rows[row - 1] = withCell(rows[row - 1]!, column, text)
    return stageLines({ rows, header, mapping: new Map(mapping), kept: new Map(kept), ...reading })
  }
}

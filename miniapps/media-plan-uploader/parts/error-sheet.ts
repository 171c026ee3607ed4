import type { CellFault } from '../../domain/uploads/stage-lines.ts'
import type { FileLocale } from '../../domain/uploads/upload-cell.ts'
import type { Sheet } from '../../kit/exchange/sheet.ts'
import { sheetOf } from '../../kit/exchange/sheet-of.ts'
import { words as fileWords } from '../../kit/exchange/words/words.ts'
import { columnName } from '../../kit/exchange/xlsx/column-name.ts'
import { words } from '../words/words.ts'
import { faultText, remedyText } from './fault-text.ts'
import { fieldName } from './field-name.ts'

/** Faults of a file, cell by cell, for the vendor to mend it there. */
export const errorSheet = (faults: readonly CellFault[], locale: FileLocale): Sheet =>
  sheetOf<CellFault>(
    words('faults'),
    [
      {
        title: fileWords('review.cell'),
        cell: ({ row, column }) => `${column === null ? '' : columnName(column)}${row}`,
      },
      { title: words('field'), width: 20, cell: ({ field }) => fieldName(field) },
      { title: fileWords('columns.column'), width: 24, cell: ({ given }) => given },
      { title: words('fault'), width: 44, cell: ({ code }) => faultText(code) },
      { title: words('remedy'), width: 60, cell: ({ code }) => remedyText(code, locale) },
    ],
    faults,
  )

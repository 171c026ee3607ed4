import { leafRows } from '../../domain/budgets/leaf-sheet.ts'
import type { LeafRow } from '../../domain/budgets/leaf-sheet.ts'
import type { Body } from '../../domain/document/change.ts'
import type { Sheet } from '../../kit/exchange/sheet.ts'
import { type ColumnOf, sheetOf } from '../../kit/exchange/sheet-of.ts'
import { wholeUnits } from '../../kit/planning/money.ts'
import { leafTitle, LEAF_FIELDS } from './leaf-fields.ts'
import { words } from '../words/words.ts'

/** All months of a budget as a table, which can be read in again; amounts in whole units. */
export const leafSheet = (body: Body, currency: string): Sheet =>
  sheetOf(
    words('tab.tree'),
    LEAF_FIELDS.map((field): ColumnOf<LeafRow> => ({
      title: leafTitle(field),
      cell: (row) => {
        const value = row[field]
        if (field === 'period' || typeof value !== 'number') return value
        return wholeUnits(value, currency)
      },
    })),
    leafRows(body),
  )

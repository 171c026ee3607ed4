import type { Body } from '../../domain/document/change.ts'
import { sheetFields, sheetRows } from '../../domain/touchpoints/library-sheet.ts'
import {
  NAME_LANGUAGES,
  RATE_TYPES,
  TOUCHPOINT_TYPES,
  WEIGHT_UNITS,
} from '../../domain/touchpoints/touchpoint.ts'
import type { Sheet, SheetColumn } from '../../kit/exchange/sheet.ts'
import { words as planningWords } from '../../kit/planning/words/words.ts'
import { words } from '../words/words.ts'
import { fieldTitle } from './field-words.ts'

/** Values that a spreadsheet offers in the cells of a column. */
export const CHOICES: Readonly<Record<string, readonly string[]>> = {
  type: TOUCHPOINT_TYPES,
  unit: WEIGHT_UNITS,
  rateType: RATE_TYPES,
}

/** A library as one sheet; values are written as they are stored, so that they read back in any language. */
export function librarySheet(body: Body): Sheet {
  const fields = libraryFields(body)
  return {
    name: words('everything'),
    titleRows: 1,
    columns: fields.map((field): SheetColumn => {
      const choices = CHOICES[field]
      return {
        ...(choices && { choices }),
        ...((field === 'from' || field === 'to') && { format: 'date' as const }),
      }
    }),
    rows: [fields.map(sheetTitle), ...sheetRows(body, fields)],
  }
}

export const libraryFields = (body: Body): readonly string[] => sheetFields(body, NAME_LANGUAGES)

/** The heading of a field's column. */
export const sheetTitle = (field: string): string =>
  field === 'code' ? planningWords('touchpointCode') : fieldTitle(field)

import { readDate } from '../../../domain/tabular/read-date.ts'
import { readNumber } from '../../../domain/tabular/read-number.ts'
import type { Format } from '../../words/format.ts'
import type { CellText, GridColumn, CellValue } from '../../table/column.ts'

export type ReadLocales = Pick<Format, 'numberLocale' | 'dateLocale'>

/** What somebody typed or pasted, as the column holds it; undefined where it cannot. */
export function readValue<Row>(
  typed: string,
  { type, choices = [] }: Pick<GridColumn<Row>, 'type' | 'choices'>,
  text: CellText,
  { numberLocale, dateLocale }: ReadLocales,
): CellValue | undefined {
  const bare = type === 'text' ? typed : typed.trim()
  if (bare === '') return null
  switch (type) {
    case 'number':
      return readNumber(bare, numberLocale)
    case 'date':
      return readDate(bare, dateLocale)?.toISOString().slice(0, 10)
    case 'choice': {
      const isSame = (other: string) => other.toLowerCase() === bare.toLowerCase()
      return choices.find((choice) => isSame(choice) || isSame(text(choice)))
    }
    case 'text':
      return bare
  }
}

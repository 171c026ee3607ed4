import { readDate } from '../../exchange/values/read-date.ts'
import { readNumber } from '../../exchange/values/read-number.ts'
import type { CellText, GridColumn, GridValue } from '../grid-column.ts'

export interface ReadLocales {
  numbers: string
  dates: string
}

/** What somebody typed or pasted, as the column holds it; undefined where it cannot. */
export function readValue<Row>(
  typed: string,
  { type, choices = [] }: Pick<GridColumn<Row>, 'type' | 'choices'>,
  text: CellText,
  { numbers, dates }: ReadLocales,
): GridValue | undefined {
  const bare = type === 'text' ? typed : typed.trim()
  if (bare === '') return null
  switch (type) {
    case 'number':
      return readNumber(bare, numbers)
    case 'date':
      return readDate(bare, dates)?.toISOString().slice(0, 10)
    case 'choice': {
      const isSame = (other: string) => other.toLowerCase() === bare.toLowerCase()
      return choices.find((choice) => isSame(choice) || isSame(text(choice)))
    }
    case 'text':
      return bare
  }
}

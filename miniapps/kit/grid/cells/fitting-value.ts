import type { CellValue, GridColumn } from '../../table/column.ts'
import type { ShownCells } from './cell-edits.ts'
import { readValue } from './read-value.ts'

/** A value of one column as another holds it, read from its text where they differ in type; undefined where it cannot. */
export function fittingValue<Row>(
  value: CellValue,
  from: GridColumn<Row>,
  to: GridColumn<Row>,
  { textOf, locales }: Pick<ShownCells<Row>, 'textOf' | 'locales'>,
): CellValue | undefined {
  if (value === null || from.key === to.key) return value
  const isSame = from.type === to.type && (to.type !== 'choice' || to.choices?.includes(String(value)))
  return isSame ? value : readValue(textOf(from)(value), to, textOf(to), locales)
}

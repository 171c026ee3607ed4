import type { Dictionary, RawValue } from './dictionary.ts'
import { eachCase } from './each-case.ts'
import { DAY_FORMATS, isoDay } from './iso-day.ts'
import type { NamedColumn } from './name-columns.ts'
import type { SavBytes } from './sav-bytes.ts'
import type { ReadText } from './texts.ts'

export type SavType = 'number' | 'text' | 'date'
export type SavValue = number | string | null

/** Cases between two words of how far it is. */
const CASES_A_STEP = 2000

export const typeOf = ({ width, format }: NamedColumn): SavType =>
  width > 0 ? 'text' : DAY_FORMATS.has(format) ? 'date' : 'number'

/** The same value in the column's own type; null is the system's missing value. */
export function valueReader(column: NamedColumn, { systemMissing }: Dictionary, read: ReadText) {
  const type = typeOf(column)
  const numberAt = (number: number): SavValue => {
    if (number === systemMissing || !Number.isFinite(number)) return null
    return type === 'date' ? isoDay(number) : number
  }
  return (value: RawValue, isLittle: boolean): SavValue =>
    type === 'text'
      ? read(value)
      : numberAt(new DataView(value.buffer, value.byteOffset, 8).getFloat64(0, isLittle))
}

/** All values, column by column. */
export function readColumns(
  file: SavBytes,
  dictionary: Dictionary,
  columns: readonly NamedColumn[],
  read: ReadText,
  progress: (share: number) => void,
): { rows: number; values: SavValue[][] } {
  const { systemMissing, cases } = dictionary
  const values = columns.map((): SavValue[] => [])
  const isDay = columns.map((column) => typeOf(column) === 'date')
  const days = new Map<number, string | null>()
  let rows = 0
  eachCase(file, dictionary, ({ numbers, texts }) => {
    for (let each = 0; each < columns.length; each++) {
      const { slot, width } = columns[each]!
      if (width > 0) {
        values[each]!.push(read(texts.subarray(slot * 8, slot * 8 + width)))
        continue
      }
      const number = numbers[slot]!
      const isMissing = number === systemMissing || !Number.isFinite(number)
      values[each]!.push(isMissing ? null : isDay[each] ? dayOf(number, days) : number)
    }
    if (++rows % CASES_A_STEP === 0) progress(cases > 0 ? rows / cases : file.at / file.bytes.length)
  })
  return { rows, values }
}

/** Interviews share their days. */
function dayOf(seconds: number, days: Map<number, string | null>): string | null {
  let day = days.get(seconds)
  if (day === undefined) days.set(seconds, (day = isoDay(seconds)))
  return day
}

import type { Dictionary, SavColumn } from './dictionary.ts'
import { plainText } from './read-variable.ts'
import type { ReadText } from './texts.ts'

/** Bytes of a very long text in each of the columns that it is cut into. */
const SEGMENT_BYTES = 252
const TAB = 9
const EQUALS = 61

export interface NamedColumn extends SavColumn {
  name: string
}

/** Columns by their long names, and names of texts too long to be an answer, whose pieces are left out. */
export function nameColumns(
  dictionary: Dictionary,
  read: ReadText,
): { columns: NamedColumn[]; leftOut: string[] } {
  const names = new Map(pairs(dictionary.longNames).map(([short, long]) => [short, read(long)]))
  const lengths = new Map(
    pairs(dictionary.longTexts).map(([short, bytes]) => [short, Number.parseInt(plainText(bytes), 10)]),
  )
  const columns: NamedColumn[] = []
  const leftOut: string[] = []
  for (let at = 0; at < dictionary.columns.length; at++) {
    const column = dictionary.columns[at]!
    const key = column.shortName.toUpperCase()
    const name = names.get(key) ?? read(Uint8Array.from(column.shortName, (letter) => letter.charCodeAt(0)))
    const length = lengths.get(key) ?? 0
    if (length > 255) {
      leftOut.push(name)
      at += Math.ceil(length / SEGMENT_BYTES) - 1
    } else columns.push({ ...column, name })
  }
  return { columns, leftOut }
}

/** `SHORT=value`, parted by tabs; a value may end with a zero byte. */
function pairs(bytes: Uint8Array): [short: string, value: Uint8Array][] {
  const found: [string, Uint8Array][] = []
  for (let from = 0; from < bytes.length;) {
    const tab = bytes.indexOf(TAB, from)
    const end = tab < 0 ? bytes.length : tab
    const pair = bytes.subarray(from, end)
    const equals = pair.indexOf(EQUALS)
    if (equals > 0) found.push([plainText(pair.subarray(0, equals)).toUpperCase(), pair.subarray(equals + 1)])
    from = end + 1
  }
  return found
}

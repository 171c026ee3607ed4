import type { Refused } from '../kernel/refused.ts'
import type { Dictionary, LabelSet, RawValue } from './sav/dictionary.ts'
import { type NamedColumn, nameColumns } from './sav/name-columns.ts'
import { nameSets, type SavSet } from './sav/name-sets.ts'
import { readColumns, type SavType, type SavValue, typeOf, valueReader } from './sav/read-columns.ts'
import { readDictionary } from './sav/read-dictionary.ts'
import { SavBytes } from './sav/sav-bytes.ts'
import { SavProblem } from './sav/sav-problem.ts'
import { type ReadText, textsOf } from './sav/texts.ts'

export interface SavVariable {
  name: string
  type: SavType
  label: string
  labels: [value: SavValue, text: string][]
  /** Declared as no answer; they stay among the values. */
  missing: SavValue[]
  /** Ends included; null is open. */
  missingRange: [SavValue, SavValue] | null
  /** One a case; null where the system has none. */
  values: SavValue[]
}

export interface SavFile {
  rows: number
  variables: SavVariable[]
  /** Names of texts of more than 255 bytes, which are no answers. */
  leftOut: string[]
  sets: SavSet[]
}

export type NotSav = Refused<SavProblem['code']>

/** Browsers, workers and Node.js all have it; the domain's types know none of these. */
declare const atob: (base64: string) => string

/** The number above which every other is larger than any that a file has, and the one below. */
const HIGHEST = Number.MAX_VALUE
const LOWEST = -1.797_693_134_862_315_5e308

/**
 * An SPSS system file, `.sav` or `.zsav`. The reader is our own: those that are published are given up, or hold none of encodings, ranges
 * of missing values and packed data as the format has them.
 */
export function readSav({ base64 }: { base64: string }): SavFile | NotSav {
  try {
    return readSavBytes(Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)))
  } catch {
    return { refused: 'not-a-sav-file' }
  }
}

/** The same of bytes. */
export function readSavBytes(
  bytes: Uint8Array,
  progress: (share: number) => void = () => {},
): SavFile | NotSav {
  try {
    const file = new SavBytes(bytes)
    const dictionary = readDictionary(file)
    const read = textsOf(dictionary)
    const { columns, leftOut } = nameColumns(dictionary, read)
    giveLongOnes(columns, dictionary, read)
    const { rows, values } = readColumns(file, dictionary, columns, read, progress)
    const variables = columns.map((column, at) =>
      variableOf(column, values[at]!, dictionary, read, file.isLittle),
    )
    return { rows, variables, leftOut, sets: nameSets(dictionary, columns, read) }
  } catch (error) {
    if (error instanceof SavProblem) return { refused: error.code }
    throw error
  }
}

/** Labels and missing values of longer texts stand in records of their own, by name. */
function giveLongOnes(columns: readonly NamedColumn[], dictionary: Dictionary, read: ReadText): void {
  const byName = new Map(columns.map((column) => [column.name.toUpperCase(), column]))
  for (const { name, labels } of dictionary.longLabels) {
    const column = byName.get(read(name).toUpperCase())
    if (column) column.labels = labels
  }
  for (const { name, missing } of dictionary.longMissing) {
    const column = byName.get(read(name).toUpperCase())
    if (column) column.missing = missing
  }
}

function variableOf(
  column: NamedColumn,
  values: SavValue[],
  dictionary: Dictionary,
  read: ReadText,
  isLittle: boolean,
): SavVariable {
  const valueOf = valueReader(column, dictionary, read)
  const [low, high] = column.missingRange ?? []
  const endOf = (end: RawValue): SavValue => (isOpen(end, isLittle) ? null : valueOf(end, isLittle))
  return {
    name: column.name,
    type: typeOf(column),
    label: read(column.label),
    labels: labelsOf(column.labels, (value) => valueOf(value, isLittle), read),
    missing: column.missing.map((value) => valueOf(value, isLittle)),
    missingRange: low && high ? [endOf(low), endOf(high)] : null,
    values,
  }
}

const labelsOf = (labels: LabelSet['labels'], valueOf: (value: RawValue) => SavValue, read: ReadText) =>
  labels.map(([value, text]): [SavValue, string] => [valueOf(value), read(text)])

function isOpen(value: RawValue, isLittle: boolean): boolean {
  const number = new DataView(value.buffer, value.byteOffset, 8).getFloat64(0, isLittle)
  return number >= HIGHEST || number <= LOWEST
}

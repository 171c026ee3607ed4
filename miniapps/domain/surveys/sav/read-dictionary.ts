import type { Dictionary, LabelSet } from './dictionary.ts'
import { readExtension } from './read-extension.ts'
import { readVariable } from './read-variable.ts'
import type { SavBytes } from './sav-bytes.ts'
import { SavProblem } from './sav-problem.ts'

const PRODUCT_BYTES = 60
/** Date, time, label of the file, and padding. */
const REST_OF_HEADER_BYTES = 84
const DOCUMENT_LINE_BYTES = 80
const MOST_VARIABLES = 1_000_000
const RECORD = { variable: 2, labels: 3, labelled: 4, documents: 6, extension: 7, end: 999 }

/** Reads up to the first byte of the data, by the description of the format of the GNU PSPP developers. */
export function readDictionary(file: SavBytes): Dictionary {
  const dictionary = readHeader(file)
  let labels: LabelSet['labels'] = []
  for (let record = file.int32(); record !== RECORD.end; record = file.int32())
    if (record === RECORD.variable) readVariable(file, dictionary)
    else if (record === RECORD.labels) labels = readLabels(file)
    else if (record === RECORD.labelled) giveLabels(file, dictionary, labels)
    else if (record === RECORD.documents) file.take(file.int32() * DOCUMENT_LINE_BYTES)
    else if (record === RECORD.extension) readExtension(file, dictionary)
    else throw new SavProblem('not-a-sav-file')
  file.int32()
  return dictionary
}

function readHeader(file: SavBytes): Dictionary {
  const magic = file.left < 4 ? '' : String.fromCharCode(...file.take(4))
  if (magic !== '$FL2' && magic !== '$FL3') throw new SavProblem('not-a-sav-file')
  file.take(PRODUCT_BYTES)
  setByteOrder(file)
  file.int32()
  const compression = file.int32()
  file.int32()
  const cases = file.int32()
  const bias = file.float64()
  file.take(REST_OF_HEADER_BYTES)
  if (compression < 0 || compression > 2) throw new SavProblem('not-a-sav-file')
  return {
    columns: [],
    slots: 0,
    compression,
    bias,
    cases,
    systemMissing: -Number.MAX_VALUE,
    longNames: new Uint8Array(),
    longTexts: new Uint8Array(),
    sets: [],
    longLabels: [],
    longMissing: [],
    encoding: '',
  }
}

/** The layout code is 2 or 3 in the order of bytes that all the file has. */
function setByteOrder(file: SavBytes): void {
  const at = file.at
  for (const isLittle of [true, false]) {
    file.at = at
    file.isLittle = isLittle
    const layout = file.int32()
    if (layout === 2 || layout === 3) return
  }
  throw new SavProblem('not-a-sav-file')
}

function readLabels(file: SavBytes): LabelSet['labels'] {
  const count = file.int32()
  if (count < 0 || count > file.left) throw new SavProblem('cut-off')
  return Array.from({ length: count }, () => {
    const value = file.take(8)
    const length = file.take(1)[0]!
    const text = file.take(length)
    file.take(7 - (length % 8))
    return [value, text] as const
  })
}

/** The record behind a set of labels names the variables that have it, by their slots, from 1. */
function giveLabels(file: SavBytes, { columns }: Dictionary, labels: LabelSet['labels']): void {
  const count = file.int32()
  if (count < 0 || count > MOST_VARIABLES) throw new SavProblem('not-a-sav-file')
  const slots = new Set(Array.from({ length: count }, () => file.int32() - 1))
  for (const column of columns) if (slots.has(column.slot)) column.labels = labels
}

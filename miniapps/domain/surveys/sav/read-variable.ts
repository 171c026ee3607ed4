import type { Dictionary, RawValue, SavColumn } from './dictionary.ts'
import type { SavBytes } from './sav-bytes.ts'
import { SavProblem } from './sav-problem.ts'

const CONTINUED = -1
const MOST_TEXT_BYTES = 255
const MOST_LABEL_BYTES = 65_536

/** A variable, or the next eight bytes of a text that the one before began. */
export function readVariable(file: SavBytes, dictionary: Dictionary): void {
  const width = file.int32()
  const hasLabel = file.int32()
  const missing = file.int32()
  const format = (file.int32() >> 16) & 0xff
  file.int32()
  const shortName = plainText(file.take(8))
  const slot = dictionary.slots++
  const label = hasLabel === 1 ? readLabel(file) : new Uint8Array()
  const declared = readMissing(file, missing)
  if (width === CONTINUED) return
  if (width < 0 || width > MOST_TEXT_BYTES) throw new SavProblem('not-a-sav-file')
  dictionary.columns.push({ shortName, slot, width, format, label, ...declared, labels: [] })
}

function readLabel(file: SavBytes): Uint8Array {
  const length = file.int32()
  if (length < 0 || length > MOST_LABEL_BYTES) throw new SavProblem('not-a-sav-file')
  const label = file.take(length)
  file.take((4 - (length % 4)) % 4)
  return label
}

/** 1 to 3 single values; -2 is a range, -3 a range and a single value. */
function readMissing(file: SavBytes, code: number): Pick<SavColumn, 'missing' | 'missingRange'> {
  if (code < -3 || code > 3 || code === -1) throw new SavProblem('not-a-sav-file')
  const missingRange = code < 0 ? ([file.take(8), file.take(8)] as const) : null
  const singles = code < 0 ? -code - 2 : code
  const missing: RawValue[] = Array.from({ length: singles }, () => file.take(8))
  return { missing, missingRange }
}

/** Short names are of letters that all encodings have; those of other scripts only need to be the same at each place. */
export const plainText = (bytes: Uint8Array): string => String.fromCharCode(...bytes).trimEnd()

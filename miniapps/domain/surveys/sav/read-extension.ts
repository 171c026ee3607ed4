import type { Dictionary } from './dictionary.ts'
import { readSets } from './read-sets.ts'
import { plainText } from './read-variable.ts'
import type { SavBytes } from './sav-bytes.ts'
import { SavProblem } from './sav-problem.ts'

/** Machine integers: the eighth says the code page. */
const CODE_PAGE_AT = 7
const MOST_ITEM_BYTES = 65_536

type Read = (record: SavBytes, dictionary: Dictionary) => void

/** Records that newer programs added, by their subtype; the size of each lets a reader pass over the others. */
const READERS: Readonly<Record<number, Read>> = {
  3: (record, dictionary) => {
    const numbers = Array.from({ length: Math.floor(record.left / 4) }, () => record.int32())
    dictionary.encoding ||= encodingOf(numbers[CODE_PAGE_AT])
  },
  4: (record, dictionary) => (dictionary.systemMissing = record.float64()),
  7: readMultipleResponse,
  13: (record, dictionary) => (dictionary.longNames = record.take(record.left)),
  14: (record, dictionary) => (dictionary.longTexts = record.take(record.left)),
  16: (record, dictionary) => {
    record.int64()
    dictionary.cases = record.int64()
  },
  19: readMultipleResponse,
  20: (record, dictionary) => (dictionary.encoding = plainText(record.take(record.left))),
  21: readLongLabels,
  22: readLongMissing,
}

export function readExtension(file: SavBytes, dictionary: Dictionary): void {
  const subtype = file.int32()
  const size = file.int32()
  const record = file.part(size * file.int32())
  READERS[subtype]?.(record, dictionary)
}

/** The second record has the sets that older programs do not know. */
function readMultipleResponse(record: SavBytes, { sets }: Dictionary): void {
  sets.push(...readSets(record.take(record.left)))
}

/** Labels of texts longer than eight bytes. */
function readLongLabels(record: SavBytes, { longLabels }: Dictionary): void {
  while (record.left > 0) {
    const name = counted(record)
    record.int32()
    const labels = Array.from({ length: sound(record.int32()) }, () => {
      const value = counted(record)
      return [value, counted(record)] as const
    })
    longLabels.push({ name, labels })
  }
}

/** PSPP repeats the width before each value, SPSS does not; no text begins with the bytes of such a number. */
function readLongMissing(record: SavBytes, { longMissing }: Dictionary): void {
  while (record.left > 0) {
    const name = counted(record)
    const count = record.take(1)[0]!
    const width = sound(record.int32())
    const missing = Array.from({ length: count }, (_, at) => {
      if (at > 0 && record.int32() !== width) record.at -= 4
      return record.take(width)
    })
    longMissing.push({ name, missing })
  }
}

const counted = (record: SavBytes) => record.take(sound(record.int32()))

function sound(count: number): number {
  if (count < 0 || count > MOST_ITEM_BYTES) throw new SavProblem('not-a-sav-file')
  return count
}

/** By the code page of a file that names no encoding; 2 and 3 are ASCII, which says nothing of other letters. */
function encodingOf(codePage = 0): string {
  if (codePage === 65_001) return 'utf-8'
  if (codePage >= 28_591 && codePage <= 28_606) return `iso-8859-${codePage - 28_590}`
  return codePage >= 874 && codePage <= 1258 ? `windows-${codePage}` : ''
}

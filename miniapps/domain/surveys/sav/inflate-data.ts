import { unzlibSync } from 'fflate'
import { SavBytes } from './sav-bytes.ts'
import { SavProblem } from './sav-problem.ts'

const HEADER_BYTES = 24
/** DEFLATE packs no better than this: a block that promises more is not one. */
const MOST_TIMES = 1032
/** One buffer of a browser; far above any survey. */
const MOST_BYTES = 2_000_000_000

/** Data of a `$FL3` file: blocks of zlib, told by a trailer, which hold what the byte codes would be. */
export function inflateData(file: SavBytes): SavBytes {
  if (file.int64() !== file.at - 8) throw new SavProblem('not-a-sav-file')
  const trailerAt = file.int64()
  const trailerBytes = file.int64()
  if (trailerAt + trailerBytes > file.bytes.length) throw new SavProblem('cut-off')
  const blocks = readTrailer(file, trailerAt)
  const size = blocks.reduce((sum, { plain }) => sum + plain, 0)
  if (size > MOST_BYTES) throw new SavProblem('not-a-sav-file')
  const data = new Uint8Array(size)
  let at = 0
  for (const { from, packed, plain } of blocks) {
    data.set(inflated(file.bytes.subarray(from, from + packed), plain), at)
    at += plain
  }
  const inflatedFile = new SavBytes(data)
  inflatedFile.isLittle = file.isLittle
  return inflatedFile
}

function readTrailer(file: SavBytes, at: number) {
  file.at = at
  file.take(HEADER_BYTES - 4)
  const count = file.int32()
  if (count < 0 || count * HEADER_BYTES > file.left) throw new SavProblem('cut-off')
  return Array.from({ length: count }, () => {
    file.int64()
    const from = file.int64()
    const plain = file.int32()
    const packed = file.int32()
    if (plain < 0 || packed < 0 || plain > packed * MOST_TIMES) throw new SavProblem('not-a-sav-file')
    return { from, plain, packed }
  })
}

function inflated(packed: Uint8Array, size: number): Uint8Array {
  try {
    const data = unzlibSync(packed, { out: new Uint8Array(size) })
    if (data.length === size) return data
  } catch {
    // a block that cannot be read is missing like one that is too short
  }
  throw new SavProblem('cut-off')
}

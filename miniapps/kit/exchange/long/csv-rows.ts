import Papa from 'papaparse'
import { delimiterOf } from '../csv.ts'
import { LONG_FILE_LIMITS } from '../limits.ts'
import { ExchangeError } from '../sheet.ts'
import type { TakeRow } from './take-row.ts'

/** A row that is longer than this has a quotation mark that never ends. */
const MOST_ROW_CHARACTERS = 200_000

/**
 * Hands on a CSV file row by row while it is still being read, so that a million rows need no memory; reports the share that is read.
 * @throws ExchangeError for a file beyond the limits
 */
export async function eachCsvRow(
  file: Blob,
  take: TakeRow,
  progress: (share: number) => void,
): Promise<void> {
  if (file.size > LONG_FILE_LIMITS.bytes)
    throw new ExchangeError('too-large', { limit: LONG_FILE_LIMITS.bytes / 1_000_000 })
  const rows = new CsvRows(take)
  let done = 0
  const decoder = new TextDecoder(await encodingOf(file))
  for await (const bytes of piecesOf(file)) {
    rows.add(decoder.decode(bytes, { stream: true }))
    done += bytes.length
    progress(done / file.size)
  }
  rows.add(decoder.decode(), true)
}

/** Cuts pieces of text into rows. */
class CsvRows {
  readonly #take: TakeRow
  #parser: Papa.Parser | undefined
  #rest = ''
  #row = 0

  constructor(take: TakeRow) {
    this.#take = take
  }

  add(piece: string, isLast = false): void {
    const text = this.#rest + piece
    this.#parser ??= parserOf(text)
    this.#rest = this.#parse(text, true)
    const isStray = this.#rest.length > MOST_ROW_CHARACTERS || (isLast && hasOpenQuote(this.#rest))
    if (isStray) this.#passLine(isLast)
    else if (isLast) this.#parse(this.#rest, false)
  }

  /** Answers what is left behind the last whole row. */
  #parse(text: string, isPart: boolean): string {
    const { data, meta } = this.#parser!.parse(text, 0, isPart) as Papa.ParseResult<string[]>
    for (const row of data) this.#take(row, ++this.#row)
    return text.slice(meta.cursor)
  }

  /** A stray quotation mark would make one row of all that follows: its line is taken as it stands. */
  #passLine(isLast: boolean): void {
    const end = this.#rest.indexOf('\n') + 1 || this.#rest.length
    const [line, text] = [this.#rest.slice(0, end), this.#rest.slice(end)]
    this.#rest = ''
    this.#parse(line.replaceAll('"', '').trimEnd(), false)
    this.add(text, isLast)
  }
}

const hasOpenQuote = (text: string): boolean => text.split('"').length % 2 === 0

function parserOf(text: string): Papa.Parser {
  const newline = text.includes('\r\n') ? '\r\n' : text.includes('\n') ? '\n' : '\r'
  return new Papa.Parser({ delimiter: delimiterOf(text), newline })
}

/** UTF-8, or UTF-16 as Excel's "Unicode text", or what older programs of Western Europe write. */
async function encodingOf(file: Blob): Promise<string> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer())
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const strict = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const bytes of piecesOf(file)) strict.decode(bytes, { stream: true })
    strict.decode()
    return 'utf-8'
  } catch {
    return 'windows-1252'
  }
}

const PIECE_BYTES = 4_000_000

async function* piecesOf(file: Blob): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for (let from = 0; from < file.size; from += PIECE_BYTES)
    yield new Uint8Array(await file.slice(from, from + PIECE_BYTES).arrayBuffer())
}

import { zlibSync } from 'fflate'

/** A variable of a file that a test writes; a text has a width in bytes. */
export interface WrittenVariable {
  name: string
  long?: string
  label?: string
  width?: number
  format?: number
  labels?: readonly (readonly [value: number | string, text: string])[]
  missing?: readonly (number | string)[]
  missingRange?: readonly [number, number]
  values: readonly (number | string | null)[]
}

export interface WrittenFile {
  variables: readonly WrittenVariable[]
  /** 0 plain, 1 codes of a byte, 2 these in zlib. */
  compression?: 0 | 1 | 2
  bias?: number
  isBig?: boolean
  encoding?: string
  /** Encodes the texts; UTF-8 by default. */
  encode?(text: string): Uint8Array
  /** Records of multiple-response sets, by their subtypes. */
  sets?: Readonly<Record<number, string>>
  /** As the header says it. */
  cases?: number
}

type Piece = Uint8Array

/** Writes a system file by the published description of the format, apart from the reader and without its code. */
export function writeSav(file: WrittenFile): Uint8Array {
  const writer = new SavWriter(file)
  const dictionary = writer.dictionary()
  const data = writer.data()
  if (file.compression !== 2) return join([dictionary, data])
  const packed = zlibSync(data)
  const [start, end] = [dictionary.length, dictionary.length + 24 + packed.length]
  const header = [writer.int64(start), writer.int64(end), writer.int64(48)]
  const trailer = [writer.int64(-(file.bias ?? 100)), writer.int64(0), writer.int32(0x3ff000, 1)]
  const block = [writer.int64(start), writer.int64(start + 24), writer.int32(data.length, packed.length)]
  return join([dictionary, ...header, packed, ...trailer, ...block])
}

class SavWriter {
  readonly #file: WrittenFile

  constructor(file: WrittenFile) {
    this.#file = file
  }

  dictionary(): Piece {
    const {
      variables,
      compression = 0,
      bias = 100,
      encoding,
      sets = {},
      cases = variables[0]?.values.length ?? 0,
    } = this.#file
    const slots = variables.reduce((sum, { width = 0 }) => sum + slotsOf(width), 0)
    const long = variables.flatMap(({ name, long }) => (long ? [`${name.toUpperCase()}=${long}`] : []))
    return join([
      this.#text(compression === 2 ? '$FL3' : '$FL2', 4),
      this.#text('@(#) written by a test', 60),
      this.int32(2, slots, compression, 0, cases),
      this.#float(bias),
      this.#text('', 81),
      new Uint8Array(3),
      ...variables.map((variable) => this.#variable(variable)),
      ...this.#labels(),
      this.#extension(3, 4, this.int32(1, 0, 0, -1, 1, 1, this.#file.isBig ? 1 : 2, 2)),
      ...(long.length > 0 ? [this.#extension(13, 1, this.#encode(long.join('\t')))] : []),
      ...Object.entries(sets).map(([subtype, text]) =>
        this.#extension(Number(subtype), 1, this.#encode(text)),
      ),
      ...(encoding ? [this.#extension(20, 1, this.#encode(encoding))] : []),
      this.int32(999, 0),
    ])
  }

  data(): Piece {
    const { variables, compression = 0 } = this.#file
    const rows = variables[0]?.values ?? []
    const slots = rows.flatMap((_, row) =>
      variables.flatMap(({ width = 0, values }) => this.#slots(values[row] ?? null, width)),
    )
    return compression === 0 ? join(slots.map(({ bytes }) => bytes)) : this.#codes(slots)
  }

  int32(...numbers: number[]): Piece {
    return this.#numbers(4, numbers, (view, at, number, isLittle) => view.setInt32(at, number, isLittle))
  }

  int64(number: number): Piece {
    return this.#numbers(8, [number], (view, at, each, isLittle) =>
      view.setBigInt64(at, BigInt(each), isLittle),
    )
  }

  #float(number: number): Piece {
    return this.#numbers(8, [number], (view, at, each, isLittle) => view.setFloat64(at, each, isLittle))
  }

  #numbers(
    bytes: number,
    numbers: number[],
    set: (view: DataView, at: number, number: number, isLittle: boolean) => void,
  ): Piece {
    const view = new DataView(new ArrayBuffer(bytes * numbers.length))
    numbers.forEach((number, at) => set(view, at * bytes, number, !this.#file.isBig))
    return new Uint8Array(view.buffer)
  }

  #encode(text: string): Uint8Array {
    return this.#file.encode?.(text) ?? new TextEncoder().encode(text)
  }

  #text(text: string, width: number): Piece {
    const bytes = new Uint8Array(width).fill(0x20)
    bytes.set(this.#encode(text))
    return bytes
  }

  #value(value: number | string): Piece {
    return typeof value === 'string' ? this.#text(value, 8) : this.#float(value)
  }

  #variable({ name, label, width = 0, format = 5, missing = [], missingRange }: WrittenVariable): Piece {
    const code = missingRange ? -2 - missing.length : missing.length
    const shape = ((width > 0 ? 1 : format) << 16) | (8 << 8)
    const text = label === undefined ? [] : [this.#counted(label)]
    return join([
      this.int32(2, width, label === undefined ? 0 : 1, code, shape, shape),
      this.#text(name.toUpperCase(), 8),
      ...text,
      ...(missingRange ?? []).map((value) => this.#float(value)),
      ...missing.map((value) => this.#value(value)),
      ...Array.from({ length: slotsOf(width) - 1 }, () =>
        join([this.int32(2, -1, 0, 0, 0, 0), this.#text('', 8)]),
      ),
    ])
  }

  #counted(label: string): Piece {
    const bytes = this.#encode(label)
    return join([this.int32(bytes.length), bytes, new Uint8Array((4 - (bytes.length % 4)) % 4)])
  }

  #labels(): Piece[] {
    let slot = 1
    return this.#file.variables.flatMap(({ labels, width = 0 }) => {
      const at = slot
      slot += slotsOf(width)
      if (!labels) return []
      const each = labels.map(([value, text]) => {
        const bytes = this.#encode(text)
        return join([
          this.#value(value),
          Uint8Array.of(bytes.length),
          bytes,
          new Uint8Array(7 - (bytes.length % 8)),
        ])
      })
      return [this.int32(3, labels.length), ...each, this.int32(4, 1, at)]
    })
  }

  #extension(subtype: number, size: number, bytes: Piece): Piece {
    return join([this.int32(7, subtype, size, bytes.length / size), bytes])
  }

  #slots(value: number | string | null, width: number): Slot[] {
    if (width === 0) {
      const number = typeof value === 'number' ? value : -Number.MAX_VALUE
      return [{ bytes: this.#float(number), number }]
    }
    const text = this.#text(String(value ?? ''), slotsOf(width) * 8)
    return Array.from({ length: slotsOf(width) }, (_, at) => ({ bytes: text.subarray(at * 8, at * 8 + 8) }))
  }

  #codes(slots: readonly Slot[]): Piece {
    const pieces: Piece[] = []
    for (let at = 0; at < slots.length; at += 8) {
      const codes = new Uint8Array(8)
      const literals: Piece[] = []
      slots.slice(at, at + 8).forEach((slot, place) => {
        codes[place] = this.#code(slot)
        if (codes[place] === 253) literals.push(slot.bytes)
      })
      pieces.push(codes, ...literals)
    }
    return join(pieces)
  }

  #code({ bytes, number }: Slot): number {
    if (number === undefined) return bytes.every((byte) => byte === 0x20) ? 254 : 253
    if (number === -Number.MAX_VALUE) return 255
    const code = number + (this.#file.bias ?? 100)
    return Number.isInteger(code) && code >= 1 && code <= 251 ? code : 253
  }
}

interface Slot {
  bytes: Piece
  /** Not of a text. */
  number?: number
}

const slotsOf = (width: number) => Math.max(1, Math.ceil(width / 8))

function join(pieces: readonly Piece[]): Uint8Array {
  const all = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    all.set(piece, at)
    at += piece.length
  }
  return all
}

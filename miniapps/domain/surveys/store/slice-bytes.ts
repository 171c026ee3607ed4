import { strFromU8, strToU8 } from 'fflate'

/** Bytes of a column as `encodeColumn` makes them; those of the people under `PEOPLE`. */
export interface NamedBytes {
  name: string
  bytes: Uint8Array
}

/** Columns in one answer, as they are kept: of each its name and its bytes, either after its length. */
export function encodeSlice(columns: readonly NamedBytes[]): Uint8Array {
  const parts = columns.flatMap(({ name, bytes }) => [strToU8(name), bytes])
  const all = new Uint8Array(parts.reduce((sum, part) => sum + 4 + part.length, 0))
  const view = new DataView(all.buffer)
  let at = 0
  for (const part of parts) {
    view.setUint32(at, part.length, true)
    all.set(part, at + 4)
    at += 4 + part.length
  }
  return all
}

export function decodeSlice(all: Uint8Array): NamedBytes[] {
  const view = new DataView(all.buffer, all.byteOffset, all.byteLength)
  const columns: NamedBytes[] = []
  let at = 0
  const next = () => {
    const length = view.getUint32(at, true)
    at += 4 + length
    return all.subarray(at - length, at)
  }
  while (at < all.length) columns.push({ name: strFromU8(next()), bytes: next() })
  return columns
}

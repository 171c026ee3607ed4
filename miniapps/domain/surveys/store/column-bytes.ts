import { deflateSync, inflateSync } from 'fflate'
import type { Column } from './column.ts'
import { type People, peopleOf } from './people.ts'

export { PEOPLE } from '../people-column.ts'

/** First byte of a column. */
const KINDS = ['single8', 'single16', 'multi', 'number', 'people'] as const
type Kind = (typeof KINDS)[number]
/** The kind, padded, and a length: the slots of singles and numbers, the sets of a multi, the levels of people. */
const HEADER = 8

/** A column deflated, as the database keeps it and the browser gets it: the header, then its arrays one after the other, little end first. */
export function encodeColumn(column: Column): Uint8Array {
  switch (column.kind) {
    case 'single':
      return packed(column.places.BYTES_PER_ELEMENT === 1 ? 'single8' : 'single16', column.places.length, [
        column.places,
      ])
    case 'multi':
      return packed('multi', column.answers.length, [column.answered, ...column.answers])
    case 'number':
      return packed('number', column.values.length, [column.values, column.answered])
  }
}

export const encodePeople = ({ levels, counts }: People): Uint8Array =>
  packed('people', levels.length, [levels, counts])

function packed(kind: Kind, length: number, arrays: readonly ArrayBufferView[]): Uint8Array {
  const bytes = new Uint8Array(HEADER + arrays.reduce((sum, { byteLength }) => sum + byteLength, 0))
  bytes[0] = KINDS.indexOf(kind)
  new DataView(bytes.buffer).setUint32(4, length, true)
  let at = HEADER
  for (const { buffer, byteOffset, byteLength } of arrays) {
    bytes.set(new Uint8Array(buffer, byteOffset, byteLength), at)
    at += byteLength
  }
  return deflateSync(bytes)
}

/** @throws Error where the bytes are not those of a column */
export function decodeColumn(bytes: Uint8Array): Column {
  const { kind, length, body } = unpacked(bytes)
  switch (kind) {
    case 'single8':
      return { kind: 'single', places: new Uint8Array(body) }
    case 'single16':
      return { kind: 'single', places: new Uint16Array(body) }
    case 'multi': {
      const words = body.byteLength / 4 / (length + 1)
      const [answered, ...answers] = Array.from(
        { length: length + 1 },
        (_, set) => new Uint32Array(body, set * words * 4, words),
      ) as [Uint32Array<ArrayBuffer>]
      return { kind: 'multi', answers, answered }
    }
    case 'number':
      return {
        kind: 'number',
        values: new Float64Array(body, 0, length),
        answered: new Uint32Array(body, length * 8),
      }
    default:
      throw new Error('Bytes of people are no column.')
  }
}

export function decodePeople(bytes: Uint8Array): People {
  const { kind, length, body } = unpacked(bytes)
  if (kind !== 'people') throw new Error(`Bytes of a ${kind} column are no people.`)
  return peopleOf(new Float64Array(body, 0, length), new Uint32Array(body, length * 8))
}

function unpacked(deflated: Uint8Array): { kind: Kind; length: number; body: ArrayBuffer } {
  const bytes = inflateSync(deflated)
  const kind = KINDS[bytes[0]!]
  if (!kind) throw new Error(`There is no kind ${bytes[0]} of column.`)
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  return { kind, length: view.getUint32(4, true), body: bytes.slice(HEADER).buffer }
}

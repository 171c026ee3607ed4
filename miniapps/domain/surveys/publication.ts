import { strFromU8, strToU8 } from 'fflate'
import type { PublicationHead } from './publication-head.ts'
import { encodeColumn, encodePeople, PEOPLE } from './store/column-bytes.ts'
import { decodeSlice, encodeSlice, type NamedBytes } from './store/slice-bytes.ts'
import type { SliceStore } from './store/slice-store.ts'

export interface PublishedColumn extends NamedBytes {
  /** Id of the slice. */
  slice: string
}

/** A version of a dataset that is about to be published. */
export interface Publication extends PublicationHead {
  columns: readonly PublishedColumn[]
}

/** Columns of a slice as they are published, its people first. */
export function columnsOfStore(slice: string, { people, columns }: SliceStore): PublishedColumn[] {
  return [
    { slice, name: PEOPLE, bytes: encodePeople(people) },
    ...[...columns].map(([name, column]) => ({ slice, name, bytes: encodeColumn(column) })),
  ]
}

/** Name of the head, which no column has: those have their slice's name and a blank before their own. */
const HEAD = 'head'

/** The body of the call that publishes: the head as JSON, then all columns. */
export function encodePublication({ columns, ...head }: Publication): Uint8Array {
  return encodeSlice([
    { name: HEAD, bytes: strToU8(JSON.stringify(head)) },
    ...columns.map(({ slice, name, bytes }) => ({ name: `${slice} ${name}`, bytes })),
  ])
}

/** The head is as it was sent, unchecked. @throws Error where the bytes are none of a publication */
export function decodePublication(bytes: Uint8Array): { head: unknown; columns: PublishedColumn[] } {
  const [head, ...columns] = decodeSlice(bytes)
  if (head?.name !== HEAD) throw new Error('The head is missing.')
  return {
    head: JSON.parse(strFromU8(head.bytes)),
    columns: columns.map((column) => {
      const [slice = '', ...name] = column.name.split(' ')
      return { slice, name: name.join(' '), bytes: column.bytes }
    }),
  }
}

import type { Frame } from '../../../domain/surveys/frame.ts'
import type { Slice } from '../../../domain/surveys/dataset.ts'
import { decodeColumn, decodePeople, PEOPLE } from '../../../domain/surveys/store/column-bytes.ts'
import type { Column } from '../../../domain/surveys/store/column.ts'
import { decodeSlice } from '../../../domain/surveys/store/slice-bytes.ts'
import { emptyStore, type SliceStore } from '../../../domain/surveys/store/slice-store.ts'
import { CallFailed } from '../../worker/calls.ts'

/** A version of a dataset, as the worker needs to know it. */
export interface OpenedSurvey {
  /** Dataset and version. */
  key: string
  frame: Frame
  slices: readonly Slice[]
  /** Name of the first weight. */
  weight: string
}

export interface MissingColumns {
  slice: string
  names: readonly string[]
}

/** Bytes of columns and sets that the browser keeps. */
const KEPT_MAX = 300 * 2 ** 20

/** Columns that were asked for, in memory alone; those that nobody has counted for the longest time make room. */
export class SurveyMemory {
  /** Slices by survey and id, the one that was counted last at the end. */
  readonly #stores = new Map<string, SliceStore>()
  readonly #max: number

  constructor(max = KEPT_MAX) {
    this.#max = max
  }

  /** Columns that must be loaded before these columns can be counted. */
  missing(survey: string, slices: readonly string[], names: readonly string[]): MissingColumns[] {
    return slices.flatMap((slice) => {
      const store = this.#stores.get(`${survey}/${slice}`)
      const absent = store ? names.filter((name) => !store.columns.has(name)) : [PEOPLE, ...names]
      return absent.length > 0 ? [{ slice, names: absent }] : []
    })
  }

  /** Slices with these columns, which are now those that were used last. */
  stores(survey: string, slices: readonly string[], names: readonly string[]): SliceStore[] {
    return slices.map((slice) => {
      const key = `${survey}/${slice}`
      const store = this.#stores.get(key)!
      this.#stores.delete(key)
      this.#stores.set(key, store)
      for (const name of names) {
        const column = store.columns.get(name)!
        store.columns.delete(name)
        store.columns.set(name, column)
      }
      return store
    })
  }

  /** @throws CallFailed `too-large` where this alone is more than a browser may hold */
  add({ key, slices, weight }: OpenedSurvey, slice: string, bytes: Uint8Array): void {
    const columns = decodeSlice(bytes)
    const people = columns.find(({ name }) => name === PEOPLE)
    const of = slices.find(({ id }) => id === slice)!
    const store = people
      ? emptyStore(of, weight, decodePeople(people.bytes))
      : this.#stores.get(`${key}/${slice}`)!
    for (const column of columns)
      if (column.name !== PEOPLE) store.columns.set(column.name, decodeColumn(column.bytes))
    this.#stores.delete(`${key}/${slice}`)
    this.#stores.set(`${key}/${slice}`, store)
    this.#makeRoom(new Set(columns.map(({ name }) => name)))
  }

  /** Lets go of the oldest columns, but for those that have just come. */
  #makeRoom(needed: ReadonlySet<string>): void {
    let bytes = this.#bytes
    for (const { columns } of this.#stores.values())
      for (const [name, column] of columns) {
        if (bytes <= this.#max) return
        if (needed.has(name)) continue
        columns.delete(name)
        bytes -= bytesOf(column)
      }
    if (bytes <= this.#max) return
    this.#stores.clear()
    throw new CallFailed('The survey is larger than a browser may hold.', 'too-large')
  }

  get #bytes(): number {
    return [...this.#stores.values()].reduce((sum, { columns, sets, people }) => {
      const ofSets = sets.size * people.mask.byteLength
      return [...columns.values()].reduce((all, column) => all + bytesOf(column), sum + ofSets)
    }, 0)
  }
}

function bytesOf(column: Column): number {
  if (column.kind === 'single') return column.places.byteLength
  if (column.kind === 'number') return column.values.byteLength + column.answered.byteLength
  return (column.answers.length + 1) * column.answered.byteLength
}

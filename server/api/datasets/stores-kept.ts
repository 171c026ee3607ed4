import type { Kysely } from 'kysely'
import type { Dataset } from '../../../miniapps/domain/surveys/dataset.ts'
import { decodeColumn, decodePeople, PEOPLE } from '../../../miniapps/domain/surveys/store/column-bytes.ts'
import type { Column } from '../../../miniapps/domain/surveys/store/column.ts'
import { emptyStore, type SliceStore } from '../../../miniapps/domain/surveys/store/slice-store.ts'
import type { Database } from '../../db/schema.ts'
import { BytesKept } from '../kit/bytes-kept.ts'

/** Of each process. */
const MOST_BYTES = 256 * 2 ** 20
/** Sets of rules that a store remembers; each has a bit for every person. */
const MOST_SETS = 500

export interface Wanted {
  dataset: Dataset
  slices: readonly string[]
  /** Names of columns. */
  names: ReadonlySet<string>
}

/** Slices that were counted lately, with the columns that were asked for: they never change, so that nothing of them goes stale. */
export class StoresKept {
  readonly #stores: BytesKept<SliceStore>

  constructor(mostBytes = MOST_BYTES) {
    this.#stores = new BytesKept(mostBytes)
  }

  /** Slices with all columns that are wanted, in the dataset's order. */
  async get(sql: Kysely<Database>, wanted: Wanted): Promise<SliceStore[]> {
    const { dataset } = wanted
    const slices = dataset.slices.filter(({ id }) => wanted.slices.includes(id))
    const keyOf = (slice: string) => `${dataset.id} ${dataset.version} ${slice}`
    // another call may have them thrown out meanwhile
    const held = new Map(slices.map(({ id }) => [id, this.#stores.get(keyOf(id))]))
    const missing = slices.flatMap(({ id }) => {
      const store = held.get(id)
      const names = [...wanted.names].filter((name) => !store?.columns.has(name))
      return [...(store ? [] : [PEOPLE]), ...names].map((name) => ({ slice: id, name }))
    })
    const columns = await readColumns(sql, dataset, missing)
    return slices.map((slice) => {
      const own = columns.filter((column) => column.slice === slice.id)
      const people = own.find(({ name }) => name === PEOPLE)
      const store =
        held.get(slice.id) ??
        this.#stores.get(keyOf(slice.id)) ??
        emptyStore(slice, dataset.weights[0]!.name, decodePeople(people!.bytes))
      for (const { name, bytes } of own) if (name !== PEOPLE) store.columns.set(name, decodeColumn(bytes))
      if (store.sets.size > MOST_SETS) store.sets.clear()
      this.#stores.set(keyOf(slice.id), store, bytesOf(store))
      return store
    })
  }
}

interface ColumnName {
  slice: string
  name: string
}

/** Bytes of columns; those that are not there are left out. */
export async function readColumns(
  sql: Kysely<Database>,
  { id, version }: Pick<Dataset, 'id' | 'version'>,
  wanted: readonly ColumnName[],
): Promise<(ColumnName & { bytes: Uint8Array })[]> {
  if (wanted.length === 0) return []
  const names = new Set(wanted.map(({ slice, name }) => `${slice} ${name}`))
  const rows = await sql
    .selectFrom('dataset_column')
    .where('dataset', '=', id)
    .where('version', '=', version)
    .where('slice', 'in', [...new Set(wanted.map(({ slice }) => slice))])
    .where('name', 'in', [...new Set(wanted.map(({ name }) => name))])
    .select(['slice', 'name', 'bytes'])
    .execute()
  return rows.filter(({ slice, name }) => names.has(`${slice} ${name}`))
}

function bytesOf({ people, columns }: SliceStore): number {
  const set = people.mask.byteLength
  const own = people.levels.byteLength + people.counts.byteLength + 2 * set + MOST_SETS * set
  return [...columns.values()].reduce((sum, column) => sum + bytesOfColumn(column, set), own)
}

function bytesOfColumn(column: Column, set: number): number {
  if (column.kind === 'single') return column.places.byteLength
  return column.kind === 'multi' ? (column.answers.length + 1) * set : column.values.byteLength + set
}

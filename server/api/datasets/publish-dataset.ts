import { randomUUID } from 'node:crypto'
import { type Kysely, sql as raw } from 'kysely'
import type { Dataset, Slice } from '../../../miniapps/domain/surveys/dataset.ts'
import type { Publication } from '../../../miniapps/domain/surveys/publication.ts'
import { decodePeople, PEOPLE } from '../../../miniapps/domain/surveys/store/column-bytes.ts'
import type { Database } from '../../db/schema.ts'
import { ROWS_AT_ONCE } from '../../world/insert-rows.ts'

interface Publishing extends Publication {
  /** Codes of the agencies that it is licensed to. */
  agencies: readonly string[]
  /** Id of the person; null of the sample. */
  by: string | null
  at: Date
}

/**
 * Keeps a dataset, or the next version of one: the only way in for data, the sample's too. Call it in a transaction. Where others have
 * a dataset of this id, the new one gets an id of its own, and nobody learns of theirs.
 */
export async function publishDataset(
  sql: Kysely<Database>,
  { columns, dataset: wanted, agencies, by, at, ...head }: Publishing,
): Promise<Pick<Dataset, 'id' | 'version'>> {
  await raw`select pg_advisory_xact_lock(hashtext(${`dataset ${wanted}`}))`.execute(sql)
  const { dataset, version } = await placeFor(sql, wanted, head.licence, agencies)
  await sql
    .insertInto('dataset_version')
    .values({
      dataset,
      version,
      name: head.name,
      published_at: at,
      published_by: by,
      slices: JSON.stringify(head.slices.map((slice) => withPeople(slice, columns))),
      weights: JSON.stringify(head.weights),
      frame: JSON.stringify(head.frame),
      licence: JSON.stringify(head.licence),
      agencies: [...agencies],
      markets: head.markets && [...head.markets],
    })
    .execute()
  for (let from = 0; from < columns.length; from += ROWS_AT_ONCE)
    await sql
      .insertInto('dataset_column')
      .values(columns.slice(from, from + ROWS_AT_ONCE).map((column) => ({ ...column, dataset, version })))
      .execute()
  return { id: dataset, version }
}

/** The next version of a dataset of the same agencies and client, or the first under an id of its own. */
async function placeFor(
  sql: Kysely<Database>,
  wanted: string,
  licence: Publishing['licence'],
  agencies: readonly string[],
): Promise<{ dataset: string; version: number }> {
  const before = await sql
    .selectFrom('dataset_version')
    .where('dataset', '=', wanted)
    .select(['version', 'agencies', 'licence'])
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!before) return { dataset: wanted, version: 1 }
  const isSame =
    before.licence.client === licence.client &&
    before.agencies.toSorted().join() === agencies.toSorted().join()
  return isSame
    ? { dataset: wanted, version: before.version + 1 }
    : { dataset: `${wanted}-${randomUUID().slice(0, 8)}`, version: 1 }
}

/** Respondents and their weights are counted, not believed. */
function withPeople(slice: Omit<Slice, 'n' | 'weightSum'>, columns: Publication['columns']): Slice {
  const column = columns.find((each) => each.slice === slice.id && each.name === PEOPLE)
  if (!column) throw new Error(`Slice ${slice.id} has no people.`)
  const { n, levels, counts } = decodePeople(column.bytes)
  return { ...slice, n, weightSum: levels.reduce((sum, level, at) => sum + level * counts[at]!, 0) }
}

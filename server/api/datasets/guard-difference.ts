import { createHash } from 'node:crypto'
import { type Kysely, sql as raw } from 'kysely'
import { canonical } from '../../../miniapps/domain/audience/canonical.ts'
import type { Expression } from '../../../miniapps/domain/audience/expression.ts'
import { spelledOut, type Vocabulary } from '../../../miniapps/domain/audience/spelled-out.ts'
import { variablesIn } from '../../../miniapps/domain/audience/variables-in.ts'
import { judged } from '../../../miniapps/domain/privacy/difference.ts'
import { FLOOR } from '../../../miniapps/domain/surveys/dataset.ts'
import { apart, type Bits, countOf } from '../../../miniapps/domain/surveys/store/bits.ts'
import { setOf } from '../../../miniapps/domain/surveys/store/set-of.ts'
import type { SliceStore } from '../../../miniapps/domain/surveys/store/slice-store.ts'
import type { Database } from '../../db/schema.ts'
import type { OpenCount } from './open-count.ts'
import { refusal } from './refusals.ts'
import type { Viewer } from './viewer.ts'

/** Sets of a day that a person's next one is held against. */
const RELEASED_MAX = 500
const RELEASED_LIFE = '24 hours'
const EVERYBODY: Expression = { op: 'all' }

interface Told {
  slices: readonly string[]
  /** Without audiences and nets, whose meaning is not kept beside it. */
  expression: Expression
}

/** People of a set, by slice. */
interface Measured extends Told {
  bits: ReadonlyMap<string, Bits>
  n: number
}

/**
 * Holds the base and the sets within it against all that the person was told the size of, and against each other, and notes them as told.
 * @throws Refusal where two counts together would tell of a few people
 */
export async function guardDifference(
  sql: Kysely<Database>,
  viewer: Viewer,
  count: OpenCount,
  sets: readonly Expression[],
): Promise<void> {
  const { slices, base, stores } = count
  const within = [base, ...sets.map((set): Expression => ({ op: 'and', of: [base, set] }))]
  const asked = within.map((each) => measured({ slices, expression: spelledOut(each, count) }, stores, count))
  if (asked[0]!.n > 0 && asked[0]!.n < FLOOR) throw refusal('dataset-set-too-few')
  // what is below the floor is hidden, so that nobody is told of it
  const shown = asked.filter(({ n }) => n >= FLOOR)
  const everybody = measured({ slices, expression: EVERYBODY }, stores, count)
  await inTransaction(sql, async (own) => {
    await raw`select pg_advisory_xact_lock(hashtext(${`${viewer.personId} ${count.dataset.id}`}))`.execute(
      own,
    )
    const told = [everybody, ...(await toldBefore(own, viewer, count, sizesNear(shown, everybody)))]
    for (const set of shown) {
      mustNotBeNear(set, told, everybody)
      told.push(set)
    }
    await note(own, viewer, count, shown)
  })
}

/** Sets of these sizes may differ from those asked, or from all others of everybody, by few. */
const sizesNear = (asked: readonly Measured[], everybody: Measured): number[] =>
  asked.flatMap(({ n }) => [n, everybody.n - n])

/** A set is as good as its opposite: everybody's size is no secret. */
/** What is published is counted in a transaction already. */
const inTransaction = (sql: Kysely<Database>, work: (own: Kysely<Database>) => Promise<void>) =>
  sql.isTransaction ? work(sql) : sql.transaction().execute(work)

function mustNotBeNear(set: Measured, told: readonly Measured[], everybody: Measured): void {
  const apart = told.flatMap((each) => {
    const opposite = everybody.n - set.n
    if (Math.abs(each.n - set.n) >= FLOOR && Math.abs(each.n - opposite) >= FLOOR) return []
    const people = peopleApart(each, set)
    const isOfSameSlices = each.slices.join() === set.slices.join()
    return isOfSameSlices ? [people, everybody.n - people] : [people]
  })
  if (judged({ n: set.n, apart, floor: FLOOR }).answer === 'refused') throw refusal('dataset-set-too-near')
}

function measured(told: Told, stores: readonly SliceStore[], names: Vocabulary): Measured {
  const sets = stores.map((store) => setOf(store, told.expression, names))
  const bits = new Map(told.slices.map((slice, at) => [slice, sets[at]!]))
  return { ...told, bits, n: sets.reduce((sum, set) => sum + peopleIn(set), 0) }
}

const peopleIn = (set: Bits): number => set.reduce((sum, word) => sum + countOf(word), 0)

function peopleApart(one: Measured, other: Measured): number {
  const slices = new Set([...one.slices, ...other.slices])
  return [...slices].reduce((sum, slice) => {
    const [mine, theirs] = [one.bits.get(slice), other.bits.get(slice)]
    return sum + (mine && theirs ? apart(mine, theirs) : peopleIn((mine ?? theirs)!))
  }, 0)
}

/** Sets that the person was told of lately and that one of those asked may differ from by few: by their sizes most cannot. */
async function toldBefore(
  sql: Kysely<Database>,
  { personId }: Viewer,
  { dataset, load, frame }: OpenCount,
  sizes: readonly number[],
): Promise<Measured[]> {
  const { rows } = await raw<Told>`select slices, expression from (
      select slices, expression, n from dataset_released
      where person_id = ${personId} and dataset = ${dataset.id} and version = ${dataset.version}
        and at > now() - ${RELEASED_LIFE}::interval order by at desc limit ${RELEASED_MAX}) as told
    where exists (select from unnest(${sizes}::integer[]) as near (n)
      where abs(near.n - told.n) < ${FLOOR})`.execute(sql)
  const sets: Measured[] = []
  for (const told of rows)
    sets.push(measured(told, await load(sql, told.slices, variablesIn([told.expression])), { frame }))
  return sets
}

async function note(
  sql: Kysely<Database>,
  { personId }: Viewer,
  { dataset: { id, version } }: OpenCount,
  sets: readonly Measured[],
): Promise<void> {
  const person_id = personId
  await raw`delete from dataset_released
    where person_id = ${person_id} and at < now() - ${RELEASED_LIFE}::interval`.execute(sql)
  const rows = new Map(sets.map((set) => [keyOf(set), set]))
  if (rows.size === 0) return
  await sql
    .insertInto('dataset_released')
    .values(
      [...rows].map(([key, { slices, expression, n }]) => ({
        person_id,
        dataset: id,
        version,
        key,
        slices: [...slices],
        expression: JSON.stringify(expression),
        n,
        at: new Date(),
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['person_id', 'dataset', 'version', 'key']).doUpdateSet({ at: new Date() }),
    )
    .execute()
}

const keyOf = ({ slices, expression }: Told): string =>
  createHash('sha256')
    .update(`${slices.join(' ')} ${canonical({ expression }).key}`)
    .digest('base64url')

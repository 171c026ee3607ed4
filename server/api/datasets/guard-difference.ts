import { type Kysely, sql as raw } from 'kysely'
import type { Expression } from '../../../miniapps/domain/audience/expression.ts'
import { spelledOut } from '../../../miniapps/domain/audience/spelled-out.ts'
import { FLOOR } from '../../../miniapps/domain/surveys/dataset.ts'
import type { Database } from '../../db/schema.ts'
import { isNear, measured, type MeasuredSet } from './measured-set.ts'
import type { OpenCount } from './open-count.ts'
import { refusal } from './refusals.ts'
import { type Against, noteTold, toldBefore } from './told-sets.ts'
import type { Viewer } from './viewer.ts'

const EVERYBODY: Expression = { op: 'all' }

/**
 * Holds the base and the sets within it against all sizes that the person knows, and against each other, and notes them as told.
 * @throws Refusal where two counts together would tell of a few people
 */
export async function guardDifference(
  sql: Kysely<Database>,
  viewer: Viewer,
  count: OpenCount,
  sets: readonly Expression[],
  against: Against,
): Promise<void> {
  const [base, ...within] = [EVERYBODY, ...sets].map((set) => withinBase(set, count))
  if (base!.people > 0 && base!.people < FLOOR) throw refusal('dataset-set-too-few')
  // what is below the floor is hidden, so that nobody is told of it
  const shown = [base!, ...within].filter(({ people }) => people >= FLOOR)
  await inTransaction(sql, async (own) => {
    const near = await tell(own, viewer, count, shown, against)
    if (near.length > 0) throw refusal('dataset-set-too-near')
  })
}

/** Places of those sets within the base that would tell of a few people; the others are noted as told. */
export function nearAmong(
  sql: Kysely<Database>,
  viewer: Viewer,
  count: OpenCount,
  sets: readonly Expression[],
): Promise<number[]> {
  const asked = sets.map((set) => withinBase(set, count))
  return inTransaction(sql, (own) => tell(own, viewer, count, asked, { own: true, editions: 'seen' }))
}

function withinBase(set: Expression, count: OpenCount): MeasuredSet {
  const { slices, base, stores } = count
  const whole: Expression =
    set === EVERYBODY ? base : base.op === 'all' ? set : { op: 'and', of: [base, set] }
  return measured({ slices, expression: spelledOut(whole, count) }, stores, count)
}

/** An audience is counted in the transaction that publishes it. */
const inTransaction = <Answer>(sql: Kysely<Database>, work: (own: Kysely<Database>) => Promise<Answer>) =>
  sql.isTransaction ? work(sql) : sql.transaction().execute(work)

/** Notes sets as told, one after the other. @returns the places of those that are not, because they are near one that was */
async function tell(
  sql: Kysely<Database>,
  viewer: Viewer,
  count: OpenCount,
  sets: readonly MeasuredSet[],
  against: Against,
): Promise<number[]> {
  const lock = `${viewer.personId} ${count.dataset.id}`
  // compiled, the query of sets told before would take a hundred times as long: the planner expects far more of them
  await raw`select pg_advisory_xact_lock(hashtext(${lock})), set_config('jit', 'off', true)`.execute(sql)
  const everybody = measured({ slices: count.slices, expression: EVERYBODY }, count.stores, count)
  const told = [everybody, ...(await toldBefore(sql, viewer, count, against, sets))]
  const [near, now]: [number[], MeasuredSet[]] = [[], []]
  sets.forEach((set, place) => {
    if (isNear(set, [...told, ...now])) near.push(place)
    else now.push(set)
  })
  if (against.own) await noteTold(sql, viewer, count, now)
  return near
}

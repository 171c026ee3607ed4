import { sql as raw, type Kysely } from 'kysely'
import type { Delivery } from '../../../../miniapps/domain/deliveries/delivery.ts'
import { LEARNING, PLAN_PIN } from '../../../../miniapps/domain/deliveries/learning.ts'
import { pinPath } from '../../../../miniapps/domain/document/pin.ts'
import type { SheetRow } from '../../../../miniapps/domain/document/sheet.ts'
import { headOf } from '../../../../miniapps/domain/plans/plan-head.ts'
import { LINES, lineOf } from '../../../../miniapps/domain/plans/plan-line.ts'
import type { Database } from '../../../db/schema.ts'
import { addSampleDocuments } from '../../../documents/add-sample-documents.ts'
import { dayFromNow } from '../../../world/days.ts'
import { Dice } from '../../../world/dice.ts'
import { insertRows } from '../../../world/insert-rows.ts'
import { ACME_BRANDS } from '../../../world/planning/clients.ts'
import { AUTHOR, daysAfter, DONE_AT } from '../../../world/planning/planners.ts'
import type { Noun } from '../../../world/noun.ts'
import { type MeasuredPlan, plansOf } from '../plan-of.ts'
import { sampleDeliveries } from './sample-deliveries.ts'

/** Ad servers are a day behind. */
const FRESH_DAYS = -2
const SEED = 4100
/** Of 500 lines: one brand has it day by day, for the others it would only be more of the same. */
const LONG_PLAN = 'spring'

/** Deliveries of Acme's approved plans: of finished ones, and of those that run. */
export const addDeliveries: Noun['addSample'] = async (sql) => {
  for (const [turn, brand] of ACME_BRANDS.entries()) {
    const approved = (await plansOf(sql, brand.id)).filter(
      ({ id, approval }) => approval !== null && (turn === 0 || !id.endsWith(LONG_PLAN)),
    )
    for (const [at, plan] of approved.entries())
      await insertRows(sql, 'delivery', await deliveriesOf(sql, plan, SEED + 100 * turn + at))
  }
  await addLearnings(sql)
}

async function deliveriesOf(sql: Kysely<Database>, { id, version, body }: MeasuredPlan, seed: number) {
  const head = headOf(body)
  const until = dayFromNow(FRESH_DAYS)
  const { rows } = await raw<{ row: string; cells: SheetRow }>`
    select row, cells from document_sheet_row where document_id = ${id} and from_version <= ${version}
      and (to_version is null or to_version > ${version}) order by row`.execute(sql)
  const dice = new Dice(seed)
  return rows
    .flatMap(({ row, cells }): Delivery[] =>
      sampleDeliveries(lineOf(cells, row.slice(LINES.length + 1)), head, until, dice),
    )
    .map((delivery) => ({ plan_id: id, ...delivery, imported_at: `${until}T06:00:00.000Z` }))
}

/** One that is offered to the next brief, and one that is still to be worded. */
async function addLearnings(sql: Kysely<Database>): Promise<void> {
  const brand = ACME_BRANDS[0]!
  const plan = (await plansOf(sql, brand.id)).find(({ id }) => id.endsWith('newyear'))
  if (!plan) return
  const pin = { [pinPath(PLAN_PIN)]: { type: 'plan', id: plan.id, version: plan.version } }
  const learning = (name: string, set: Record<string, string>, actions: readonly string[]) => ({
    id: `learning-${brand.id}-${name}`,
    place: brand.id,
    facts: null,
    steps: [
      { at: DONE_AT, by: AUTHOR, set: { ...set, ...pin } },
      ...actions.map((action, at) => ({ at: daysAfter(DONE_AT, at + 1), by: AUTHOR, action })),
    ],
  })
  await addSampleDocuments(sql, LEARNING, [
    learning(
      'northlight',
      {
        title: 'Northlight Video fades after four weeks',
        text: 'Book it for four weeks at most, or agree on a guarantee by week.',
        evidence: 'It delivered 98% of plan in weeks 1 to 4, and 88% from week 5 on.',
      },
      ['share'],
    ),
    learning(
      'family',
      {
        title: 'The family table creative is clicked more',
        evidence: 'Click rate 1.2% against 0.9% of the red bottle; z far above 2.',
      },
      [],
    ),
  ])
}

import { type Kysely, sql as raw, type Transaction } from 'kysely'
import * as v from 'valibot'
import { BUDGET } from '../../../miniapps/domain/budgets/budget.ts'
import { REASON_MAX_CHARACTERS } from '../../../miniapps/domain/budgets/limits.ts'
import { transferNeeds } from '../../../miniapps/domain/budgets/transfer-needs.ts'
import type { NewTransfer, TransferLine } from '../../../miniapps/domain/budgets/wire.ts'
import { textAt } from '../../../miniapps/domain/document/change.ts'
import { limitedText } from '../../../miniapps/domain/document/limited-text.ts'
import type { Database } from '../../db/schema.ts'
import { placeAccess } from '../../documents/place-access.ts'
import { bodyOf, namesOf } from '../../documents/stored-document.ts'
import type { BrandWorld } from '../kit/brand-world.ts'
import { fieldMessage, readJson } from '../kit/read-json.ts'
import { created, type Handler } from '../kit/routes.ts'
import { moveMoney, mustBeMovable } from './move-money.ts'
import { openBudget } from './open-budget.ts'
import { refusal } from './refusals.ts'

type OfBudget<Params extends string = never> = Handler<BrandWorld, 'brandId' | 'budget' | Params>

const node = v.pipe(
  v.string('must be text'),
  v.regex(/^[A-Za-z]{2,3}\.[\w-]{1,40}\.\w{1,3}$/, 'must be a line'),
)
const reason = v.pipe(limitedText(REASON_MAX_CHARACTERS), v.trim(), v.nonEmpty('must not be empty'))
const transferInput: v.GenericSchema<unknown, NewTransfer> = v.strictObject(
  {
    id: v.pipe(v.string('must be text'), v.regex(/^[\w-]{8,64}$/, 'must be 8 to 64 letters, digits, - or _')),
    from: node,
    to: node,
    amount: v.pipe(v.number('must be a number'), v.safeInteger('must be whole minor units')),
    reason,
  },
  fieldMessage,
)
const decisionInput = v.union([
  v.strictObject({ decision: v.picklist(['approve', 'withdraw'], 'must be a decision') }, fieldMessage),
  v.strictObject({ decision: v.literal('refuse', 'must be a decision'), reason }, fieldMessage),
])

export const listTransfers: OfBudget = async (world, _, { budget }) => {
  const { id } = await openBudget(world, budget)
  return { data: await linesOf(world.sql, id) }
}

/** Moves money at once up to an amount; above it the transfer waits for somebody else. */
export const addTransfer: OfBudget = async (world, context, { budget }) => {
  const line = await openBudget(world, budget)
  const wanted = await readJson(context, transferInput)
  await world.sql.transaction().execute(async (sql) => {
    await raw`select from document where id = ${line.id} for update`.execute(sql)
    if (await isKnown(sql, wanted.id, line.id)) return
    const { waits } = await needsOf(sql, line, { ...wanted, by: world.person.id })
    if (waits) await mustBeMovable(sql, line.id, wanted)
    else await moveMoney(sql, line.id, wanted, world.person.id)
    const { from, to, ...transfer } = wanted
    const row = { ...transfer, from_node: from, to_node: to, document_id: line.id, by: world.person.id }
    const undecided = { decided_by: null, decided_at: null, answer: '' }
    await sql
      .insertInto('budget_transfer')
      .values({ ...row, ...undecided, status: waits ? 'waiting' : 'done', at: new Date() })
      .execute()
  })
  return created(context, { data: await lineOf(world.sql, line.id, wanted.id) })
}
addTransfer.takes = { body: transferInput }

/** By somebody else, who may approve the amount, also to refuse it; its author may withdraw it. */
export const decideTransfer: OfBudget<'transfer'> = async (world, context, params) => {
  const line = await openBudget(world, params.budget)
  const input = await readJson(context, decisionInput)
  const { person, brandId } = world
  await world.sql.transaction().execute(async (sql) => {
    const row = await sql
      .selectFrom('budget_transfer')
      .selectAll()
      .where('id', '=', params.transfer)
      .where('document_id', '=', line.id)
      .forUpdate()
      .executeTakeFirst()
    if (!row) throw refusal('budget-transfer-not-found')
    if (row.status !== 'waiting') throw refusal('budget-transfer-decided')
    const isOwn = row.by === person.id
    if (input.decision === 'withdraw' ? !isOwn : isOwn)
      throw refusal(isOwn ? 'budget-transfer-of-oneself' : 'budget-transfer-of-another')
    const transfer = { id: row.id, from: row.from_node, to: row.to_node, amount: row.amount }
    if (input.decision !== 'withdraw') {
      const { permission } = await needsOf(sql, line, { ...transfer, by: row.by })
      await placeAccess({ ...world, sql }).check(BUDGET, brandId, person.id, permission)
    }
    if (input.decision === 'approve') await moveMoney(sql, line.id, transfer, person.id)
    await sql
      .updateTable('budget_transfer')
      .set({
        status: DECIDED[input.decision],
        decided_by: person.id,
        decided_at: new Date(),
        answer: input.decision === 'refuse' ? input.reason : '',
      })
      .where('id', '=', row.id)
      .execute()
  })
  return { data: await lineOf(world.sql, line.id, params.transfer) }
}
decideTransfer.takes = { body: decisionInput }

const DECIDED = { approve: 'done', refuse: 'refused', withdraw: 'withdrawn' } as const

/** A call that is sent again moves nothing again. @throws Refusal of an id that another budget has */
async function isKnown(sql: Transaction<Database>, id: string, budget: string): Promise<boolean> {
  const known = await sql
    .selectFrom('budget_transfer')
    .select('document_id')
    .where('id', '=', id)
    .executeTakeFirst()
  if (known && known.document_id !== budget) throw refusal('budget-transfer-not-found')
  return known !== undefined
}

const RECENT_DAYS = 7

/** Money that it takes, together with what the same person has moved lately in the budget. */
async function needsOf(
  sql: Kysely<Database>,
  { id, fields }: Awaited<ReturnType<typeof openBudget>>,
  transfer: Pick<NewTransfer, 'id' | 'amount'> & { by: string },
) {
  const { recent } = await sql
    .selectFrom('budget_transfer')
    .select(raw<string>`coalesce(sum(amount), 0)`.as('recent'))
    .where('document_id', '=', id)
    .where('by', '=', transfer.by)
    .where('id', '<>', transfer.id)
    .where('status', 'in', ['done', 'waiting'])
    .where('at', '>', raw<Date>`now() - make_interval(days => ${RECENT_DAYS})`)
    .executeTakeFirstOrThrow()
  return transferNeeds(transfer.amount, Number(recent), textAt(bodyOf(fields), 'currency'))
}

const lineOf = async (sql: Kysely<Database>, budget: string, id: string): Promise<TransferLine> =>
  (await linesOf(sql, budget)).find((line) => line.id === id)!

async function linesOf(sql: Kysely<Database>, budget: string): Promise<TransferLine[]> {
  const rows = await sql
    .selectFrom('budget_transfer')
    .selectAll()
    .where('document_id', '=', budget)
    .orderBy('at', 'desc')
    .orderBy('id')
    .execute()
  const nameOf = await namesOf(
    sql,
    rows.flatMap(({ by, decided_by }) => [by, ...(decided_by ? [decided_by] : [])]),
  )
  return rows.map(({ id, from_node, to_node, amount, reason, status, by, at, decided_by, answer }) => ({
    id,
    from: from_node,
    to: to_node,
    amount,
    reason,
    status,
    answer,
    by: nameOf(by),
    at: at.toISOString(),
    decidedBy: decided_by ? nameOf(decided_by) : null,
  }))
}

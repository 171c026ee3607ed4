import { randomUUID } from 'node:crypto'
import { sql as raw } from 'kysely'
import * as v from 'valibot'
import type { DutyRuleLine } from '../../../../miniapps/domain/access/wire-checks.ts'
import { writeAudit } from '../../../audit/write-audit.ts'
import { readJson } from '../../kit/read-json.ts'
import { refusal } from '../refusals.ts'
import { created, type Handler } from '../../kit/routes.ts'
import { type AccessWorld, agenciesAsked, mustAdminister } from '../administrator.ts'
import { prefixOf } from '../guard/standing.ts'
import { codes, id as idInput, name, strict } from '../input.ts'

const side = v.pipe(codes, v.minLength(1, 'is missing'))
const ruleInput = strict({ agency: idInput, name, first: side, second: side })

export const listDutyRules: Handler<AccessWorld> = async (world, context) => ({
  data: await rulesOf(world, agenciesAsked(world.administrator, context.req.queries('agency'))),
})

export const makeDutyRule: Handler<AccessWorld> = async (world, context) => {
  const input = await readJson(context, ruleInput)
  mustAdminister(world.administrator, input.agency)
  return created(context, { data: await save(world, `duty-${randomUUID()}`, input) })
}
makeDutyRule.takes = { body: ruleInput }

export const changeDutyRule: Handler<AccessWorld, 'id'> = async (world, context, { id }) => {
  const input = await readJson(context, ruleInput)
  const before = await ruleOf(world, id)
  if (before.agency !== input.agency) throw refusal('duty-rule-not-found', { rule: before.id })
  return { data: await save(world, before.id, input, before) }
}
changeDutyRule.takes = { body: ruleInput }

export const removeDutyRule: Handler<AccessWorld, 'id'> = async (world, _, { id }) => {
  const before = await ruleOf(world, id)
  await world.sql.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('duty_rule').where('id', '=', before.id).execute()
    await writeAudit(transaction, entry(world, 'duty-rule.removed', before, { before }))
  })
  return { data: null }
}

async function ruleOf(world: AccessWorld, rule: string): Promise<DutyRuleLine> {
  const found = (await rulesOf(world, world.administrator.agencies)).find((each) => each.id === rule)
  if (!found) throw refusal('duty-rule-not-found', { rule })
  return found
}

/** With how many break each now: what people hold on any account of the agency counts. */
async function rulesOf(world: AccessWorld, agencies: readonly string[]): Promise<readonly DutyRuleLine[]> {
  const prefix = prefixOf(world)
  const both = (side: 'first' | 'second') => raw`select given.person_id from (
      select person_id, account_id, permissions from permission_record
      union all
      select held.person_id, held.account_id, user_role.granted from effective_role as held
        join user_role on user_role.id = held.role_id) as given
    join account on account.id = given.account_id and account.agency_code = rule.agency_code
    where given.permissions && array(select code from unnest(${raw.ref(`rule.${side}`)}) as code
      union select ${prefix} || code from unnest(${raw.ref(`rule.${side}`)}) as code)`
  const { rows } = await raw<DutyRuleLine>`
    select rule.id, rule.name, rule.agency_code as agency, rule.first, rule.second,
      (select count(*)::integer from (${both('first')} intersect ${both('second')}) as holder) as broken
    from duty_rule as rule
    where rule.agency_code = any(${[...agencies]}::text[]) order by lower(rule.name), rule.id`.execute(
    world.sql,
  )
  return rows
}

async function save(
  world: AccessWorld,
  rule: string,
  { agency, ...input }: v.InferOutput<typeof ruleInput>,
  before?: DutyRuleLine,
): Promise<DutyRuleLine> {
  await world.sql.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('duty_rule')
      .values({ id: rule, agency_code: agency, ...input })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(input))
      .execute()
    const action = before ? 'duty-rule.changed' : 'duty-rule.created'
    const made = { id: rule, name: input.name, agency }
    await writeAudit(transaction, entry(world, action, made, { before, after: input }))
  })
  return ruleOf(world, rule)
}

const entry = (
  { administrator }: AccessWorld,
  action: `duty-rule.${string}`,
  { id, name, agency }: Pick<DutyRuleLine, 'id' | 'name' | 'agency'>,
  change: { before?: unknown; after?: unknown },
) => ({
  actor: administrator.person.id,
  action,
  subject: { type: 'duty-rule', id, name },
  agency,
  ...change,
})

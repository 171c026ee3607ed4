import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { sql as raw } from 'kysely'
import * as v from 'valibot'
import type { DutyRule, FlagLine } from '../../../../miniapps/domain/access/wire-checks.ts'
import { writeAudit } from '../../../audit/write-audit.ts'
import type { ApiEnvironment, ApiParts } from '../../kit/api-environment.ts'
import { readJson } from '../../kit/read-json.ts'
import { Refusal } from '../../kit/refusal.ts'
import { administratorOf, type Administrator, agenciesAsked, mustAdminister } from '../administrator.ts'
import { codes, id, name, strict } from '../input.ts'

const side = v.pipe(codes, v.minLength(1, 'is missing'))
const ruleInput = strict({ agency: id, name, first: side, second: side })

/** Below `/api/access`: `/duty-rules`, and `/flags`. */
export function dutyRulesRouter(parts: ApiParts) {
  const { sql } = parts
  const prefix = parts.spellings('')[0] ?? ''
  const api = new Hono<ApiEnvironment>()

  api.get('/duty-rules', async (context) => {
    const asked = agenciesAsked(await administratorOf(parts, context), context.req.queries('agency'))
    return context.json({ data: await rulesOf(asked) })
  })

  api.post('/duty-rules', async (context) => {
    const administrator = await administratorOf(parts, context)
    const input = await readJson(context, ruleInput)
    mustAdminister(administrator, input.agency)
    return context.json({ data: await save(administrator, `duty-${randomUUID()}`, input) }, 201)
  })

  api.put('/duty-rules/:id', async (context) => {
    const administrator = await administratorOf(parts, context)
    const input = await readJson(context, ruleInput)
    const before = await ruleOf(administrator, context.req.param('id'))
    if (before.agency !== input.agency) throw new Refusal('duty-rule-not-found', { rule: before.id })
    return context.json({ data: await save(administrator, before.id, input, before) })
  })

  api.delete('/duty-rules/:id', async (context) => {
    const administrator = await administratorOf(parts, context)
    const before = await ruleOf(administrator, context.req.param('id'))
    await sql.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('duty_rule').where('id', '=', before.id).execute()
      await writeAudit(transaction, entry(administrator, 'duty-rule.removed', before, { before }))
    })
    return context.json({ data: null })
  })

  api.get('/flags', async (context) => {
    const { agencies } = await administratorOf(parts, context)
    const mine = raw`${[...agencies]}::text[]`
    const { rows } = await raw<FlagLine>`
      with carried as (select distinct flag, role.id, role.name
        from user_role as role, jsonb_path_query(permissions, '$[*] ? (@.key == "FEATURE_FLAGS").values[*]') as value,
          lateral (select value #>> '{}' as flag) as named
        where cardinality(agencies) = 0 or agencies && ${mine})
      select flag, jsonb_agg(jsonb_build_object('id', id, 'name', name) order by name) as roles,
        (select count(distinct person_id)::integer from effective_role as held
          join account on account.id = held.account_id and account.agency_code = any(${mine})
          where held.role_id = any(array_agg(carried.id))) as people
      from carried group by flag order by flag`.execute(sql)
    return context.json({ data: rows })
  })

  const ruleOf = async ({ agencies }: Administrator, rule: string) => {
    const found = (await rulesOf(agencies)).find((each) => each.id === rule)
    if (!found) throw new Refusal('duty-rule-not-found', { rule })
    return found
  }

  /** With how many break each now: what people hold on any account of the agency counts. */
  async function rulesOf(agencies: readonly string[]): Promise<readonly DutyRule[]> {
    const both = (side: 'first' | 'second') => raw`select given.person_id from (
        select person_id, account_id, permissions from permission_record
        union all
        select held.person_id, held.account_id, user_role.granted from effective_role as held
          join user_role on user_role.id = held.role_id) as given
      join account on account.id = given.account_id and account.agency_code = rule.agency_code
      where given.permissions && array(select code from unnest(${raw.ref(`rule.${side}`)}) as code
        union select ${prefix} || code from unnest(${raw.ref(`rule.${side}`)}) as code)`
    const { rows } = await raw<DutyRule>`
      select rule.id, rule.name, rule.agency_code as agency, rule.first, rule.second,
        (select count(*)::integer from (${both('first')} intersect ${both('second')}) as holder) as broken
      from duty_rule as rule
      where rule.agency_code = any(${[...agencies]}::text[]) order by lower(rule.name), rule.id`.execute(sql)
    return rows
  }

  async function save(
    administrator: Administrator,
    rule: string,
    { agency, ...input }: v.InferOutput<typeof ruleInput>,
    before?: DutyRule,
  ): Promise<DutyRule> {
    await sql.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('duty_rule')
        .values({ id: rule, agency_code: agency, ...input })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(input))
        .execute()
      const action = before ? 'duty-rule.changed' : 'duty-rule.created'
      const made = { id: rule, name: input.name, agency }
      await writeAudit(transaction, entry(administrator, action, made, { before, after: input }))
    })
    return ruleOf(administrator, rule)
  }

  return api
}

const entry = (
  { person }: Administrator,
  action: `duty-rule.${string}`,
  { id, name, agency }: Pick<DutyRule, 'id' | 'name' | 'agency'>,
  change: { before?: unknown; after?: unknown },
) => ({ actor: person.id, action, subject: { type: 'duty-rule', id, name }, agency, ...change })

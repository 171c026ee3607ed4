import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { sql as raw, type Transaction } from 'kysely'
import { writeAudit } from '../../../audit/write-audit.ts'
import type { Database } from '../../../db/schema.ts'
import type { ApiEnvironment, ApiParts } from '../../kit/api-environment.ts'
import { readJson } from '../../kit/read-json.ts'
import { Refusal } from '../../kit/refusal.ts'
import { administratorOf, type Administrator, agenciesAsked, mustAdminister } from '../administrator.ts'
import { changeRights } from '../change-rights.ts'
import { permissionsOf } from '../guard/standing.ts'
import { id, ids, isDry, reason, rule, strict } from '../input.ts'
import { pageOf, pageQuery, withoutKey } from '../page.ts'
import { mustKnow } from '../people/person-detail.ts'
import { fits, pageOfPeople } from '../people/people-query.ts'
import { personLines } from '../people/person-lines.ts'
import { groupLine, groupRows, mustHaveGroups } from './group-lines.ts'
import { forgetClaims, groupInput, type GroupInput, mustBeFree, sourceOf } from './group-input.ts'
import { applyRules, previewRule } from './group-rules.ts'
import { addMembers, removeMembers } from './members.ts'

const membersInput = strict({ add: ids, remove: ids, reason })

/** Below `/api/access/groups`. */
export function groupsRouter(parts: ApiParts) {
  const { sql } = parts
  const api = new Hono<ApiEnvironment>()

  api.get('/', async (context) => {
    const administrator = await administratorOf(parts, context)
    const page = pageQuery(context.req.query())
    const agencies = agenciesAsked(administrator, context.req.queries('agency'))
    return context.json(pageOf(await groupRows(sql, agencies, page), page, withoutKey))
  })

  api.post('/', async (context) => {
    const administrator = await administratorOf(parts, context)
    const input = await readJson(context, groupInput)
    mustAdminister(administrator, input.agency)
    const group = `group-${randomUUID()}`
    return context.json(await saveGroup(administrator, group, input, isDry(context), 'group.created'), 201)
  })

  api.post('/rule-preview', async (context) => {
    const administrator = await administratorOf(parts, context)
    const asked = await readJson(context, strict({ agency: id, rule }))
    mustAdminister(administrator, asked.agency)
    return context.json({ data: await previewRule(sql, asked.agency, asked.rule ?? { all: [] }) })
  })

  api.get('/:id', async (context) =>
    context.json({
      data: await groupLine(sql, await administratorOf(parts, context), context.req.param('id')),
    }),
  )

  api.put('/:id', async (context) => {
    const administrator = await administratorOf(parts, context)
    const input = await readJson(context, groupInput)
    const before = await groupLine(sql, administrator, context.req.param('id'))
    if (before.agency !== input.agency) throw new Refusal('group-not-found', { group: before.id })
    if (before.source !== sourceOf(input)) throw new Refusal('group-from-elsewhere', { group: before.name })
    return context.json(await saveGroup(administrator, before.id, input, isDry(context), 'group.changed'))
  })

  api.delete('/:id', async (context) => {
    const administrator = await administratorOf(parts, context)
    const group = await groupLine(sql, administrator, context.req.param('id'))
    if (group.source === 'scim') throw new Refusal('group-from-elsewhere', { group: group.name })
    const make = async (transaction: Transaction<Database>) => {
      await transaction.deleteFrom('person_group').where('id', '=', group.id).execute()
      await noteGroup(transaction, administrator, 'group.removed', group, {
        before: group,
        reason: context.req.query('reason'),
      })
      return null
    }
    return context.json(
      await changeRights(parts, {
        by: administrator.person,
        dry: isDry(context),
        concerned: members(group.id),
        make,
      }),
    )
  })

  api.get('/:id/members', async (context) => {
    const administrator = await administratorOf(parts, context)
    const group = await groupLine(sql, administrator, context.req.param('id'))
    const page = pageQuery(context.req.query())
    const asked = { agency: [group.agency], role: [], group: [group.id], status: [], q: page.q }
    const { rows } = await pageOfPeople(fits(asked), page).execute(sql)
    const lineOf = await personLines(
      sql,
      rows.map((row) => row.id),
      administrator.agencies,
    )
    return context.json(pageOf(rows, page, (row) => lineOf(row.id)))
  })

  api.post('/:id/members', async (context) => {
    const administrator = await administratorOf(parts, context)
    const { add, remove, reason: why } = await readJson(context, membersInput)
    const group = await groupLine(sql, administrator, context.req.param('id'))
    await mustHaveGroups(sql, administrator, [group.id])
    await mustKnow(sql, { ...administrator, agencies: [group.agency] }, ...add)
    const concerned = { ...members(group.id), people: raw`select unnest(${[...add, ...remove]}::text[])` }
    const make = async (transaction: Transaction<Database>) => {
      await addMembers(transaction, administrator.person, [group.id], add, why)
      await removeMembers(transaction, administrator.person, group.id, remove, why)
      return groupLine(transaction, administrator, group.id)
    }
    return context.json(
      await changeRights(parts, { by: administrator.person, dry: isDry(context), concerned, make }),
    )
  })

  /** Who is in it by a rule changes with the rule. */
  function saveGroup(
    administrator: Administrator,
    group: string,
    input: GroupInput,
    dry: boolean,
    action: 'group.created' | 'group.changed',
  ) {
    const { agency, description, externalId } = input
    const made = {
      agency_code: agency,
      name: input.name,
      description,
      rule: externalId === null && input.rule ? JSON.stringify(input.rule) : null,
      external_id: externalId,
    }
    const make = async (transaction: Transaction<Database>) => {
      await mustBeFree(transaction, group, input)
      const before =
        action === 'group.created' ? undefined : await groupLine(transaction, administrator, group)
      await transaction
        .insertInto('person_group')
        .values({ id: group, source: sourceOf(input), ...made })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(made))
        .execute()
      await applyRules(transaction, administrator.person, [agency], { group })
      if (before && before.externalId !== externalId) await forgetClaims(transaction, group)
      const line = await groupLine(transaction, administrator, group)
      await noteGroup(transaction, administrator, action, line, { before, after: line, reason: input.reason })
      return line
    }
    const people = raw`select person_id from agency_member where agency_code = ${agency}`
    return changeRights(parts, {
      by: administrator.person,
      dry,
      concerned: { ...members(group), people },
      make,
    })
  }

  return api
}

/** People of the group, on the accounts and with the permissions that it gives. */
const members = (group: string) => ({
  people: raw`select person_id from group_member where group_id = ${group}`,
  accounts: raw`select account_id from role_assignment where group_id = ${group}`,
  permissions: permissionsOf(
    raw`select role_id from role_assignment as given where given.group_id = ${group}`,
  ),
})

const noteGroup = (
  sql: Transaction<Database>,
  { person }: Administrator,
  action: `group.${string}`,
  { id, name, agency }: { id: string; name: string; agency: string },
  change: { before?: unknown; after?: unknown; reason?: string | undefined },
) => writeAudit(sql, { actor: person.id, action, subject: { type: 'group', id, name }, agency, ...change })

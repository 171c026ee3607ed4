import { readJson } from '../../kit/read-json.ts'
import { refusal } from '../refusals.ts'
import type { Handler } from '../../kit/routes.ts'
import { type AccessWorld, agenciesAsked, mustAdminister } from '../administrator.ts'
import { changeRights } from '../change-rights.ts'
import { id as idInput, isDry, rule, strict } from '../input.ts'
import { keyedPage, pageQuery, withoutKey } from '../page.ts'
import { concernedBy, noteGroup } from './group-change.ts'
import { groupLine, groupRows } from './group-lines.ts'
import { previewRule } from './group-rules.ts'

const previewInput = strict({ agency: idInput, rule })

export const listGroups: Handler<AccessWorld> = async ({ sql, administrator }, context) => {
  const page = pageQuery(context.req.query())
  const agencies = agenciesAsked(administrator, context.req.queries('agency'))
  return keyedPage(await groupRows(sql, agencies, page), page, withoutKey)
}

/** People that a membership rule would match. */
export const tryRule: Handler<AccessWorld> = async ({ sql, administrator }, context) => {
  const asked = await readJson(context, previewInput)
  mustAdminister(administrator, asked.agency)
  return { data: await previewRule(sql, asked.agency, asked.rule ?? { all: [] }) }
}
tryRule.takes = { body: previewInput }

export const readGroup: Handler<AccessWorld, 'id'> = async ({ sql, administrator }, _, { id }) => ({
  data: await groupLine(sql, administrator, id),
})

export const removeGroup: Handler<AccessWorld, 'id'> = async (world, context, { id }) => {
  const { administrator } = world
  const group = await groupLine(world.sql, administrator, id)
  if (group.source === 'scim') throw refusal('group-from-elsewhere', { group: group.name })
  return changeRights(world, {
    by: administrator.person,
    dry: isDry(context),
    concerned: concernedBy(group.id),
    make: async (sql) => {
      await sql.deleteFrom('person_group').where('id', '=', group.id).execute()
      const reason = context.req.query('reason')
      await noteGroup(sql, administrator, 'group.removed', group, { before: group, reason })
      return null
    },
  })
}

import { sql as raw } from 'kysely'
import { readJson } from '../../kit/read-json.ts'
import type { Handler } from '../../kit/routes.ts'
import type { AccessWorld } from '../administrator.ts'
import { changeRights } from '../change-rights.ts'
import { ids, isDry, reason, strict } from '../input.ts'
import { keyedPage, pageQuery } from '../page.ts'
import { fits, pageOfPeople } from '../people/people-query.ts'
import { mustKnow } from '../people/person-detail.ts'
import { personLines } from '../people/person-lines.ts'
import { concernedBy } from './group-change.ts'
import { groupLine, mustHaveGroups } from './group-lines.ts'
import { addMembers, removeMembers } from './members.ts'

const membersInput = strict({ add: ids, remove: ids, reason })

export const listMembers: Handler<AccessWorld, 'id'> = async ({ sql, administrator }, context, { id }) => {
  const group = await groupLine(sql, administrator, id)
  const page = pageQuery(context.req.query())
  const asked = { agency: [group.agency], role: [], group: [group.id], status: [], q: page.q }
  const { rows } = await pageOfPeople(fits(asked), page).execute(sql)
  const people = rows.map((row) => row.id)
  const lineOf = await personLines(sql, people, administrator.agencies)
  return keyedPage(rows, page, (row) => lineOf(row.id))
}

export const changeMembers: Handler<AccessWorld, 'id'> = async (world, context, { id }) => {
  const { sql, administrator } = world
  const { add, remove, reason: why } = await readJson(context, membersInput)
  const group = await groupLine(sql, administrator, id)
  await mustHaveGroups(sql, administrator, [group.id])
  await mustKnow(sql, { ...administrator, agencies: [group.agency] }, ...add)
  return changeRights(world, {
    by: administrator.person,
    dry: isDry(context),
    concerned: { ...concernedBy(group.id), people: raw`select unnest(${[...add, ...remove]}::text[])` },
    make: async (changing) => {
      await addMembers(changing, administrator.person, [group.id], add, why)
      await removeMembers(changing, administrator.person, group.id, remove, why)
      return groupLine(changing, administrator, group.id)
    },
  })
}
changeMembers.takes = { body: membersInput }

import type { Handler } from '../../kit/routes.ts'
import { type AccessWorld, agenciesAsked } from '../administrator.ts'
import { changeRights } from '../change-rights.ts'
import { isDry } from '../input.ts'
import { keyedPage, pageQuery, withoutKey } from '../page.ts'
import { holders, linesOf, noteRole, ownRole } from './role-change.ts'
import { roleLine, roleRows } from './role-lines.ts'

export const listRoles: Handler<AccessWorld> = async ({ sql, administrator }, context) => {
  const page = pageQuery(context.req.query())
  const asked = agenciesAsked(administrator, context.req.queries('agency'))
  return keyedPage(await roleRows(sql, administrator.agencies, asked, page), page, withoutKey)
}

export const readRole: Handler<AccessWorld, 'id'> = async ({ sql, administrator }, _, { id }) => ({
  data: await roleLine(sql, administrator, id),
})

export const removeRole: Handler<AccessWorld, 'id'> = async (world, context, { id }) => {
  const { administrator } = world
  const before = await ownRole(world, id)
  return changeRights(world, {
    by: administrator.person,
    dry: isDry(context),
    concerned: holders(before.id, linesOf(before.permissions)),
    make: async (sql) => {
      await sql.deleteFrom('user_role').where('id', '=', before.id).execute()
      const why = context.req.query('reason')
      await noteRole(sql, administrator, 'role.removed', before, { before, reason: why })
      return null
    },
  })
}

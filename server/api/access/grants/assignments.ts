import { type RawBuilder, sql as raw } from 'kysely'
import * as v from 'valibot'
import { BY_TIME } from '../../kit/page.ts'
import { readJson } from '../../kit/read-json.ts'
import { refusal } from '../../kit/refusing.ts'
import { created, type Handler } from '../../kit/routes.ts'
import { accountIn } from '../account-lines.ts'
import { type AccessWorld, agenciesAsked } from '../administrator.ts'
import { changeRights } from '../change-rights.ts'
import { expiresAt, id as idInput, isDry, note, strict } from '../input.ts'
import { keyedPage, pageQuery } from '../page.ts'
import { mustKnow } from '../people/person-detail.ts'
import {
  assignmentOf,
  holders,
  holdersOf,
  isIn,
  noteAssignment,
  removeAssignment,
} from './assignment-change.ts'
import { assignmentRows, noted } from './assignment-lines.ts'
import { giveRole } from './give-role.ts'
import { groupLine } from './group-lines.ts'

const below = v.boolean('must be true or false')
const assignmentInput = v.pipe(
  strict({
    person: v.optional(idInput),
    group: v.optional(idInput),
    role: idInput,
    account: idInput,
    below,
    expiresAt,
    reason: note,
  }),
  v.check(
    ({ person, group }) => (person === undefined) !== (group === undefined),
    'must name a person or a group',
  ),
)
const assignmentChange = strict({ below, expiresAt, reason: note })

const FILTERS = {
  person: raw.ref('assignment.person_id'),
  group: raw.ref('assignment.group_id'),
  role: raw.ref('assignment.role_id'),
  account: raw.ref('assignment.account_id'),
} as const

export const listAssignments: Handler<AccessWorld> = async ({ sql, administrator }, context) => {
  const page = pageQuery(context.req.query(), BY_TIME)
  const where: RawBuilder<unknown>[] = [isIn(agenciesAsked(administrator, context.req.queries('agency')))]
  for (const [filter, column] of Object.entries(FILTERS)) {
    const asked = context.req.query(filter)
    if (asked) where.push(raw`${column} = ${asked}`)
  }
  if (page.after)
    where.push(
      raw`(given_at, assignment.id) < (${page.after[0]}::timestamp at time zone 'utc', ${page.after[1]})`,
    )
  const rows = await assignmentRows(sql, raw.join(where, raw` and `), page.limit + 1)
  return keyedPage(rows, page, ({ line }) => line)
}

export const assign: Handler<AccessWorld> = async (world, context) => {
  const { sql, administrator } = world
  const given = await readJson(context, assignmentInput)
  const account = await accountIn(sql, administrator.agencies, given.account)
  if (!account) throw refusal('account-not-found', { account: given.account })
  const ofAgency = { ...administrator, agencies: [account.agency] }
  if (given.person !== undefined) await mustKnow(sql, ofAgency, given.person)
  if (given.group !== undefined) await groupLine(sql, ofAgency, given.group)
  const change = {
    by: administrator.person,
    dry: isDry(context),
    concerned: holders(given.person ?? null, given.group ?? null, given.role, given.account),
  }
  return created(
    context,
    await changeRights(world, {
      ...change,
      make: async (giving) =>
        assignmentOf(giving, administrator, (await giveRole(giving, administrator, given))!),
    }),
  )
}
assign.takes = { body: assignmentInput }

export const changeAssignment: Handler<AccessWorld, 'id'> = async (world, context, { id }) => {
  const { sql, administrator } = world
  const { below, expiresAt: until, reason } = await readJson(context, assignmentChange)
  const before = await assignmentOf(sql, administrator, id)
  return changeRights(world, {
    by: administrator.person,
    dry: isDry(context),
    concerned: holdersOf(before),
    make: async (changing) => {
      await changing
        .updateTable('role_assignment')
        .set({ below, expires_at: until })
        .where('id', '=', before.id)
        .execute()
      const after = await assignmentOf(changing, administrator, before.id)
      const states = { before: noted(before), after: noted(after), reason }
      await noteAssignment(changing, administrator, 'role.reassigned', before, states)
      return after
    },
  })
}
changeAssignment.takes = { body: assignmentChange }

export const unassign: Handler<AccessWorld, 'id'> = async (world, context, { id }) => {
  const { sql, administrator } = world
  const before = await assignmentOf(sql, administrator, id)
  return changeRights(world, {
    by: administrator.person,
    dry: isDry(context),
    concerned: holdersOf(before),
    make: (taking) => removeAssignment(taking, administrator, before, context.req.query('reason')),
  })
}

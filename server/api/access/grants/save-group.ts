import { randomUUID } from 'node:crypto'
import { sql as raw, type Transaction } from 'kysely'
import type { Database } from '../../../db/schema.ts'
import { readJson } from '../../kit/read-json.ts'
import { refusal } from '../refusals.ts'
import { created, type Handler } from '../../kit/routes.ts'
import { type AccessWorld, mustAdminister } from '../administrator.ts'
import { changeRights } from '../change-rights.ts'
import { isDry } from '../input.ts'
import { concernedBy, noteGroup } from './group-change.ts'
import { forgetClaims, groupInput, type GroupInput, mustBeFree, sourceOf } from './group-input.ts'
import { groupLine } from './group-lines.ts'
import { applyRules } from './group-rules.ts'

export const makeGroup: Handler<AccessWorld> = async (world, context) => {
  const input = await readJson(context, groupInput)
  mustAdminister(world.administrator, input.agency)
  const group = `group-${randomUUID()}`
  return created(context, await saveGroup(world, group, input, isDry(context), 'group.created'))
}
makeGroup.takes = { body: groupInput }

export const changeGroup: Handler<AccessWorld, 'id'> = async (world, context, { id }) => {
  const input = await readJson(context, groupInput)
  const before = await groupLine(world.sql, world.administrator, id)
  if (before.agency !== input.agency) throw refusal('group-not-found', { group: before.id })
  if (before.source !== sourceOf(input)) throw refusal('group-from-elsewhere', { group: before.name })
  return saveGroup(world, before.id, input, isDry(context), 'group.changed')
}
changeGroup.takes = { body: groupInput }

/** A changed rule changes the members of the group at once. */
function saveGroup(
  world: AccessWorld,
  group: string,
  input: GroupInput,
  dry: boolean,
  action: 'group.created' | 'group.changed',
) {
  const { administrator } = world
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
    const before = action === 'group.created' ? undefined : await groupLine(transaction, administrator, group)
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
  return changeRights(world, {
    by: administrator.person,
    dry,
    concerned: { ...concernedBy(group), people },
    make,
  })
}

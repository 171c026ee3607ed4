import type { Transaction } from 'kysely'
import {
  MEMBER_CHANGE,
  NEW_WORKSPACE,
  STATUS_MOVE,
  WORKSPACE_CHANGE,
} from '../../../../miniapps/domain/workspaces/workspace-input.ts'
import type { Database } from '../../../db/schema.ts'
import { readJson } from '../../kit/read-json.ts'
import type { CallWorld, Handler } from '../../kit/routes.ts'
import { activityOf } from './activity.ts'
import { changeMembers } from './change-members.ts'
import { changeWorkspace } from './change-workspace.ts'
import { changeLogo, readLogo } from './logos.ts'
import { makeWorkspace } from './make-workspace.ts'
import { membersOf } from './members.ts'
import { moveStatus } from './move-status.ts'
import { managedAgency, managedWorkspace, type SeenWorkspace, seenWorkspace } from './workspace-access.ts'
import { workspaceDetail } from './workspace-detail.ts'

type OfOne = Handler<CallWorld, 'id'>

export const make: Handler = async (world, context) => {
  const made = await readJson(context, NEW_WORKSPACE)
  const { id } = world.person
  const agency = await managedAgency(world, made.agency, id)
  return detail(world, await makeWorkspace(world, agency, id, made))
}
make.takes = { body: NEW_WORKSPACE }

export const read: OfOne = (world, _, { id }) => detail(world, id)

export const change: OfOne = async (world, context, { id }) => {
  const workspace = await managed(world, id)
  const wish = await readJson(context, WORKSPACE_CHANGE)
  return changed(world, id, (sql) => changeWorkspace(sql, workspace, world.person.id, wish))
}
change.takes = { body: WORKSPACE_CHANGE }

export const move: OfOne = async (world, context, { id }) => {
  const workspace = await managed(world, id)
  const wish = await readJson(context, STATUS_MOVE)
  return changed(world, id, (sql) => moveStatus(sql, world.documentKinds, workspace, world.person.id, wish))
}
move.takes = { body: STATUS_MOVE }

export const changePicture: OfOne = async (world, context, { id }) => {
  const workspace = await managed(world, id)
  const logo = await readLogo(context.req.raw.body)
  return changed(world, id, (sql) => changeLogo(sql, workspace, world.person.id, logo))
}

export const removePicture: OfOne = async (world, _, { id }) => {
  const workspace = await managed(world, id)
  return changed(world, id, (sql) => changeLogo(sql, workspace, world.person.id, null))
}

export const listMembers: OfOne = async (world, context, { id }) =>
  membersOf(world, await seenWorkspace(world, id, world.person.id), context.req.query('after'))

export const letIn: OfOne = async (world, context, { id }) => {
  const workspace = await managed(world, id)
  const wish = await readJson(context, MEMBER_CHANGE)
  await world.sql
    .transaction()
    .execute((changing) => changeMembers(changing, world, workspace, world.person.id, wish))
  return membersOf(world, workspace)
}
letIn.takes = { body: MEMBER_CHANGE }

export const listActivity: OfOne = async (world, context, { id }) =>
  activityOf(world, await seenWorkspace(world, id, world.person.id), context.req.query('after'))

const managed = (world: CallWorld, id: string): Promise<SeenWorkspace> =>
  managedWorkspace(world, id, world.person.id)

const detail = async (world: CallWorld, id: string) => ({
  data: await workspaceDetail(world, id, world.person.id),
})

async function changed(
  world: CallWorld,
  id: string,
  make: (changing: Transaction<Database>) => Promise<unknown>,
) {
  await world.sql.transaction().execute(make)
  return detail(world, id)
}

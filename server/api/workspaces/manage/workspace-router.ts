import * as v from 'valibot'
import { Hono } from 'hono'
import {
  MEMBER_CHANGE,
  NEW_WORKSPACE,
  STATUS_MOVE,
  WORKSPACE_CHANGE,
} from '../../../../miniapps/domain/workspaces/workspace-input.ts'
import type { ApiContext, ApiEnvironment, ApiParts } from '../../kit/api-environment.ts'
import { check, readJson } from '../../kit/read-json.ts'
import { activityOf } from './activity.ts'
import { changeMembers } from './change-members.ts'
import { changeWorkspace } from './change-workspace.ts'
import { changeLogo, readLogo } from './logos.ts'
import { makeWorkspace } from './make-workspace.ts'
import { membersOf } from './members.ts'
import { moveStatus } from './move-status.ts'
import { managedAgency, managedWorkspace, seenWorkspace } from './workspace-access.ts'
import { workspaceDetail } from './workspace-detail.ts'

const pageQuery = v.object({ cursor: v.optional(v.string()) })
const activityQuery = v.object({ cursor: v.optional(v.pipe(v.string(), v.regex(/^\d{1,18}$/))) })

/** One workspace: all about it, and all that is done to it. */
export function workspaceRouter(parts: ApiParts) {
  const { sql } = parts
  const api = new Hono<ApiEnvironment>()
  const me = (context: ApiContext) => context.get('person').id
  const seen = (context: ApiContext) => seenWorkspace(parts, context.req.param('id')!, me(context))
  const managed = (context: ApiContext) => managedWorkspace(parts, context.req.param('id')!, me(context))
  const detail = async (context: ApiContext, id = context.req.param('id')!) =>
    context.json(await workspaceDetail(parts, id, me(context)))

  api.post('/', async (context) => {
    const made = await readJson(context, NEW_WORKSPACE)
    const agency = await managedAgency(parts, made.agency, me(context))
    return detail(context, await makeWorkspace(parts, agency, me(context), made))
  })

  api.get('/:id', (context) => detail(context))

  api.patch('/:id', async (context) => {
    const workspace = await managed(context)
    const change = await readJson(context, WORKSPACE_CHANGE)
    await sql.transaction().execute((changing) => changeWorkspace(changing, workspace, me(context), change))
    return detail(context)
  })

  api.post('/:id/status', async (context) => {
    const workspace = await managed(context)
    const move = await readJson(context, STATUS_MOVE)
    await sql
      .transaction()
      .execute((changing) => moveStatus(changing, parts.documentKinds, workspace, me(context), move))
    return detail(context)
  })

  api.get('/:id/members', async (context) => {
    const { cursor } = check(pageQuery, context.req.query(), 'query')
    return context.json(await membersOf(parts, await seen(context), cursor))
  })

  api.post('/:id/members', async (context) => {
    const workspace = await managed(context)
    const change = await readJson(context, MEMBER_CHANGE)
    await sql
      .transaction()
      .execute((changing) => changeMembers(changing, parts, workspace, me(context), change))
    return context.json(await membersOf(parts, workspace, undefined))
  })

  api.get('/:id/activity', async (context) => {
    const { cursor } = check(activityQuery, context.req.query(), 'query')
    return context.json(await activityOf(parts, await seen(context), cursor))
  })

  api.put('/:id/logo', async (context) => {
    const workspace = await managed(context)
    const logo = await readLogo(context.req.raw.body)
    await sql.transaction().execute((changing) => changeLogo(changing, workspace, me(context), logo))
    return detail(context)
  })

  api.delete('/:id/logo', async (context) => {
    const workspace = await managed(context)
    await sql.transaction().execute((changing) => changeLogo(changing, workspace, me(context), null))
    return detail(context)
  })

  return api
}

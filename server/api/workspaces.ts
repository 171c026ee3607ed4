import * as v from 'valibot'
import { Hono } from 'hono'
import { type Kysely, sql as raw } from 'kysely'
import type { Agency } from '../../shell/contract/entities.ts'
import { COLUMNS_TYPE, workspaceColumns } from '../../shell/contract/workspace-columns.ts'
import type { Database } from '../db/schema.ts'
import type { ApiEnvironment, ApiParts } from './api-environment.ts'
import { check } from './read-json.ts'
import { Refusal } from './refusal.ts'
import { PREVIEW_TYPES, type PreviewType, previewWorkspaces } from './preview-workspaces.ts'

const previewQuery = v.object({
  parentId: v.pipe(v.string('must name an organisation'), v.nonEmpty('must name an organisation')),
  type: v.optional(v.picklist(PREVIEW_TYPES, `must be one of ${PREVIEW_TYPES.join(', ')}`)),
})

/** What choosing a brand needs: brands, and the markets whose permissions count in them. */
const SWITCHED = ['Brand', 'Market'] as const

/** The agencies one belongs to, and the workspaces one may see in them. */
export function workspaces({ sql, spellings }: ApiParts) {
  const api = new Hono<ApiEnvironment>()

  api.get('/agencies', async (context) => context.json(await agenciesOf(sql, context.get('person').id)))

  api.get('/preview', async (context) => {
    const { parentId, type } = check(previewQuery, context.req.query(), 'query')
    const personId = context.get('person').id
    const mayPreview = await mayEnter(sql, parentId, personId, spellings('OsAgencyAccess'))
    const preview = async (only?: PreviewType) => (mayPreview ? previewWorkspaces(sql, { personId, organisationsId: parentId, access: spellings('OS_WORKSPACE_ACCESS'), type: only }) : [])
    context.header('vary', 'Accept')
    if (!context.req.header('accept')?.includes(COLUMNS_TYPE)) return context.json(await preview(type))
    const lists = await Promise.all((type ? [type] : SWITCHED).map(preview))
    return context.json(workspaceColumns(lists), 200, { 'content-type': COLUMNS_TYPE })
  })

  return api
}

function agenciesOf(sql: Kysely<Database>, personId: string): Promise<Agency[]> {
  return sql
    .selectFrom('agency')
    .innerJoin('agency_member', 'agency_member.agency_code', 'agency.code')
    .where('agency_member.person_id', '=', personId)
    .select(['code', 'id', 'name', 'az_id as azId', 'applications_id as applicationsId'])
    .select(['organisations_id as organisationsId', 'default_theme as defaultTheme'])
    .orderBy('code')
    .execute()
}

/** Whether a member may enter the agency at all: who may not is told of no brand. Strangers are not told whose it is. */
async function mayEnter(sql: Kysely<Database>, organisationsId: string, personId: string, access: readonly string[]): Promise<boolean> {
  const agency = await sql
    .selectFrom('agency')
    .leftJoin('agency_member', (join) => join.onRef('agency_code', '=', 'agency.code').on('agency_member.person_id', '=', personId))
    .leftJoin('permission_record', (join) => join.onRef('account_id', '=', 'agency.az_id').on('permission_record.person_id', '=', personId))
    .where('organisations_id', '=', organisationsId)
    .select(['agency_member.person_id as member', raw<boolean>`coalesce(permissions && ${access}::text[], false)`.as('mayEnter')])
    .executeTakeFirst()
  if (!agency) throw new Refusal(404, `There is no organisation ${organisationsId}.`)
  if (!agency.member) throw new Refusal(403, 'You do not belong to the agency of this organisation.')
  return agency.mayEnter
}

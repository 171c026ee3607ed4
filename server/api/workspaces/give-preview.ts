import * as v from 'valibot'
import type { Workspace } from '../../../shell/contract/entities.ts'
import { COLUMNS_TYPE, LISTED_BRANDS, workspaceColumns } from '../../../shell/contract/workspace-columns.ts'
import type { ApiParts } from '../kit/api-environment.ts'
import { holds } from '../kit/app-conditions.ts'
import { keptAnswer } from '../kit/kept-answer.ts'
import { check } from '../kit/read-json.ts'
import { refusal } from './refusals.ts'
import type { Handler } from '../kit/routes.ts'
import { PREVIEW_TYPES, type PreviewQuestion, previewWorkspaces } from './preview-workspaces.ts'

const MAX_SEARCH_LENGTH = 200

/** Beyond what the shell lists it asks for the one brand, or for those that match. */
const FOUND_BRANDS = 50

const previewQuery = v.object({
  parentId: v.pipe(v.string('must name an organisation'), v.nonEmpty('must name an organisation')),
  type: v.optional(v.picklist(PREVIEW_TYPES, `must be one of ${PREVIEW_TYPES.join(', ')}`)),
  id: v.optional(v.string()),
  search: v.optional(
    v.pipe(v.string(), v.maxLength(MAX_SEARCH_LENGTH, `must have at most ${MAX_SEARCH_LENGTH} characters`)),
  ),
})

const VARIES = { vary: 'Accept' }

/** Data for the choice of a brand: brands, and the markets whose permissions count in them. */
const SWITCHED = ['Brand', 'Market'] as const

/** Spec section 7: a list without anything around it, of the workspaces that one may see in an agency. */
export const givePreview: Handler = async (world, context) => {
  const { parentId, type, id, search } = check(previewQuery, context.req.query(), 'query')
  const personId = world.person.id
  const question = {
    personId,
    organisationsId: parentId,
    access: world.spellings('OS_WORKSPACE_ACCESS'),
  }
  const preview = async (more: Partial<PreviewQuestion>) =>
    (await mayEnter(world, parentId, personId)) ? previewWorkspaces(world.sql, { ...question, ...more }) : []
  if (id !== undefined || search !== undefined)
    return context.json(await preview({ type: 'Brand', id, search, limit: FOUND_BRANDS }), 200, VARIES)
  const asColumns = context.req.header('accept')?.includes(COLUMNS_TYPE) ?? false
  const key = `preview ${JSON.stringify([parentId, type, asColumns])}`
  const headers = asColumns ? { ...VARIES, 'content-type': COLUMNS_TYPE } : VARIES
  const make = async () =>
    JSON.stringify(asColumns ? await columnsOf(preview, type) : await preview({ type }))
  return keptAnswer(context, world, key, make, headers)
}
givePreview.takes = { query: previewQuery }

async function columnsOf(
  preview: (more: Partial<PreviewQuestion>) => Promise<Workspace[]>,
  type: PreviewQuestion['type'],
) {
  const [brands, ...others] = await Promise.all(
    (type ? [type] : SWITCHED).map((one) => preview({ type: one, limit: LISTED_BRANDS + 1 })),
  )
  const isCut = brands!.length > LISTED_BRANDS
  return { ...workspaceColumns([brands!.slice(0, LISTED_BRANDS), ...others]), ...(isCut && { isCut }) }
}

/** Whether a member may enter the agency at all: who may not is told of no brand. Strangers are not told whose it is. */
async function mayEnter(parts: ApiParts, organisationsId: string, personId: string): Promise<boolean> {
  const agency = await parts.sql
    .selectFrom('agency')
    .leftJoin('agency_member', (join) =>
      join.onRef('agency_code', '=', 'agency.code').on('agency_member.person_id', '=', personId),
    )
    .where('organisations_id', '=', organisationsId)
    .select([
      'agency_member.person_id as member',
      holds(parts, personId, 'agency.az_id', 'OsAgencyAccess').as('mayEnter'),
    ])
    .executeTakeFirst()
  if (!agency) throw refusal('organisation-not-found', { organisation: organisationsId })
  if (!agency.member) throw refusal('agency-of-organisation-not-yours')
  return agency.mayEnter
}

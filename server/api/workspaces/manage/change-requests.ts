import * as v from 'valibot'
import { NEW_REQUEST, REQUEST_DECISION } from '../../../../miniapps/domain/workspaces/workspace-input.ts'
import { agencyStanding } from '../../kit/agency-standing.ts'
import { check, readJson } from '../../kit/read-json.ts'
import { refusal } from '../refusals.ts'
import type { CallWorld, Handler } from '../../kit/routes.ts'
import { closeRequest, decideRequest, openRequest } from './decide-request.ts'
import { addRequest, requestsOf } from './requests.ts'
import { managedAgency } from './workspace-access.ts'

const requestsQuery = v.object({
  agency: v.string('must name an agency'),
  status: v.optional(v.picklist(['open', 'decided']), 'open'),
  after: v.optional(v.string()),
})

/** For a brand, or to be let into one. */
export const listRequests: Handler = async (world, context) => {
  const { agency, status, after } = check(requestsQuery, context.req.query(), 'query')
  const standing = await agencyStanding(world, agency, world.person.id)
  return requestsOf(world, standing, world.person.id, { isOpen: status === 'open', after })
}
listRequests.takes = { query: requestsQuery }

export const request: Handler = async (world, context) => {
  const asked = await readJson(context, NEW_REQUEST)
  const agency = await agencyStanding(world, asked.agency, world.person.id)
  const id = await world.sql
    .transaction()
    .execute((adding) => addRequest(adding, world, agency, world.person.id, asked))
  return { data: { id } }
}
request.takes = { body: NEW_REQUEST }

export const decide: Handler<CallWorld, 'id'> = async (world, context, { id }) => {
  const decision = await readJson(context, REQUEST_DECISION)
  const { id: personId } = world.person
  await world.sql.transaction().execute(async (deciding) => {
    const request = await openRequest(deciding, id)
    const agency = await managedAgency({ ...world, sql: deciding }, request.agency_code, personId)
    if (request.person_id === personId) throw refusal('workspace-request-own')
    await decideRequest(deciding, world, agency, personId, request, decision)
  })
  return { data: { decision: decision.decision } }
}
decide.takes = { body: REQUEST_DECISION }

export const withdraw: Handler<CallWorld, 'id'> = async (world, _, { id }) => {
  await world.sql.transaction().execute(async (deciding) => {
    const request = await openRequest(deciding, id)
    if (request.person_id !== world.person.id) throw refusal('workspace-request-not-found')
    await closeRequest(deciding, world, request, { status: 'withdrawn', by: world.person.id })
  })
  return { data: { decision: 'withdrawn' } }
}

import * as v from 'valibot'
import { Hono } from 'hono'
import { NEW_REQUEST, REQUEST_DECISION } from '../../../../miniapps/domain/workspaces/workspace-input.ts'
import type { ApiEnvironment, ApiParts } from '../../kit/api-environment.ts'
import { check, readJson } from '../../kit/read-json.ts'
import { Refusal } from '../../kit/refusal.ts'
import { closeRequest, decideRequest, openRequest } from './decide-request.ts'
import { addRequest, requestsOf } from './requests.ts'
import { agencyStanding } from '../../kit/agency-standing.ts'
import { managedAgency } from './workspace-access.ts'

const requestsQuery = v.object({
  agency: v.string('must name an agency'),
  status: v.optional(v.picklist(['open', 'decided']), 'open'),
  cursor: v.optional(v.string()),
})

/** What people ask for: a brand, or to be let into one. */
export function requestsRouter(parts: ApiParts) {
  const { sql } = parts
  const api = new Hono<ApiEnvironment>()

  api.get('/', async (context) => {
    const { agency, status, cursor } = check(requestsQuery, context.req.query(), 'query')
    const { id } = context.get('person')
    const standing = await agencyStanding(parts, agency, id)
    return context.json(await requestsOf(parts, standing, id, { isOpen: status === 'open', cursor }))
  })

  api.post('/', async (context) => {
    const asked = await readJson(context, NEW_REQUEST)
    const person = context.get('person')
    const agency = await agencyStanding(parts, asked.agency, person.id)
    const id = await sql
      .transaction()
      .execute((adding) => addRequest(adding, parts, agency, person.id, asked))
    return context.json({ id })
  })

  api.post('/:id/decide', async (context) => {
    const decision = await readJson(context, REQUEST_DECISION)
    const { id: personId } = context.get('person')
    await sql.transaction().execute(async (deciding) => {
      const request = await openRequest(deciding, context.req.param('id'))
      const agency = await managedAgency({ ...parts, sql: deciding }, request.agency_code, personId)
      if (request.person_id === personId) throw new Refusal('workspace-request-own')
      await decideRequest(deciding, parts, agency, personId, request, decision)
    })
    return context.json({ decision: decision.decision })
  })

  api.post('/:id/withdraw', async (context) => {
    const { id: personId } = context.get('person')
    await sql.transaction().execute(async (deciding) => {
      const request = await openRequest(deciding, context.req.param('id'))
      if (request.person_id !== personId) throw new Refusal('workspace-request-not-found')
      await closeRequest(deciding, parts, request, { status: 'withdrawn', by: personId })
    })
    return context.json({ decision: 'withdrawn' })
  })

  return api
}

import * as v from 'valibot'
import { Hono } from 'hono'
import { IMPORTED_LINES } from '../../../../miniapps/domain/workspaces/brand-line.ts'
import { KINDS } from '../../../../miniapps/domain/workspaces/hierarchy.ts'
import { STATUSES } from '../../../../miniapps/domain/workspaces/status-moves.ts'
import type { AgencyRights } from '../../../../miniapps/domain/workspaces/workspace-answers.ts'
import { writeAudit } from '../../../audit/write-audit.ts'
import type { ApiEnvironment, ApiParts } from '../../kit/api-environment.ts'
import { check, readJson } from '../../kit/read-json.ts'
import { brandCounts } from './brand-counts.ts'
import { brandLines, takeLine } from './brand-lines.ts'
import { knownCountries } from '../../kit/countries.ts'
import { peopleOf } from './members.ts'
import { sharesRivals } from '../../access/guard/rivals.ts'
import { agencyStanding } from '../../kit/agency-standing.ts'
import { managedAgency } from './workspace-access.ts'
import { workspacePage } from './workspace-pages.ts'

const MAX_SEARCH_LENGTH = 200
const search = v.pipe(v.string(), v.maxLength(MAX_SEARCH_LENGTH))
const agencyQuery = v.object({ agency: v.string('must name an agency'), cursor: v.optional(v.string()) })
const treeQuery = v.object({
  ...agencyQuery.entries,
  parent: v.optional(v.string()),
  search: v.optional(search),
  type: v.optional(v.picklist(KINDS)),
  status: v.optional(v.picklist(STATUSES)),
})
const peopleQuery = v.object({ agency: v.string('must name an agency'), search })
const POLICY = v.strictObject({ agency: v.string(), sharesRivals: v.boolean() })

/** An agency's workspaces, and what holds for all of them. */
export function treeRouter(parts: ApiParts) {
  const { sql } = parts
  const api = new Hono<ApiEnvironment>()

  api.get('/tree', async (context) => {
    const question = check(treeQuery, context.req.query(), 'query')
    const { id } = context.get('person')
    const agency = await agencyStanding(parts, question.agency, id)
    return context.json(await workspacePage(parts, agency, id, question))
  })

  api.get('/rights', async (context) => {
    const { agency: code } = check(agencyQuery, context.req.query(), 'query')
    const agency = await agencyStanding(parts, code, context.get('person').id)
    const { open } = await sql
      .selectFrom('workspace_request')
      .select((is) => is.fn.countAll<string>().as('open'))
      .where('agency_code', '=', code)
      .where('status', '=', 'open')
      .$if(!agency.manages, (query) => query.where('person_id', '=', context.get('person').id))
      .executeTakeFirstOrThrow()
    const rights: AgencyRights = {
      manages: agency.manages,
      sharesRivals: await sharesRivals(sql, code),
      openRequests: Number(open),
      ...(agency.manages && { brands: await brandCounts(sql, agency) }),
    }
    return context.json(rights)
  })

  api.get('/countries', async (context) => {
    const known = await knownCountries(sql, context.req.query('agency'))
    return context.json([...known].map(([code, facts]) => ({ code, ...facts })))
  })

  api.get('/people', async (context) => {
    const question = check(peopleQuery, context.req.query(), 'query')
    const agency = await agencyStanding(parts, question.agency, context.get('person').id)
    return context.json(await peopleOf(parts, agency, question.search))
  })

  api.get('/lines', async (context) => {
    const { agency: code, cursor } = check(agencyQuery, context.req.query(), 'query')
    const { id } = context.get('person')
    return context.json(await brandLines(parts, await agencyStanding(parts, code, id), id, cursor))
  })

  api.post('/lines', async (context) => {
    const { agency: code, lines } = await readJson(context, IMPORTED_LINES)
    const { id: personId } = context.get('person')
    const agency = await managedAgency(parts, code, personId)
    const countries = await knownCountries(sql, code)
    await sql.transaction().execute(async (changing) => {
      for (const line of lines) await takeLine(changing, { agency, personId, countries }, line)
    })
    return context.json({ lines: lines.length })
  })

  api.put('/policy', async (context) => {
    const { agency: code, sharesRivals: shares } = await readJson(context, POLICY)
    const { id: actor } = context.get('person')
    await managedAgency(parts, code, actor)
    await sql.transaction().execute(async (changing) => {
      await changing
        .insertInto('workspace_policy')
        .values({ agency_code: code, shares_rivals: shares })
        .onConflict((conflict) => conflict.column('agency_code').doUpdateSet({ shares_rivals: shares }))
        .execute()
      const subject = { type: 'agency', id: code, name: code }
      const after = { sharesRivals: shares }
      await writeAudit(changing, { actor, action: 'workspace-policy.changed', subject, agency: code, after })
    })
    return context.json({ sharesRivals: shares })
  })

  return api
}

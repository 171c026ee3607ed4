import * as v from 'valibot'
import { IMPORTED_LINES } from '../../../../miniapps/domain/workspaces/brand-line.ts'
import { KINDS } from '../../../../miniapps/domain/workspaces/hierarchy.ts'
import { STATUSES } from '../../../../miniapps/domain/workspaces/status-moves.ts'
import type { AgencyRights } from '../../../../miniapps/domain/workspaces/workspace-answers.ts'
import { writeAudit } from '../../../audit/write-audit.ts'
import { sharesRivals } from '../../access/guard/rivals.ts'
import { agencyStanding } from '../../kit/agency-standing.ts'
import { knownCountries } from '../../kit/countries.ts'
import { check, readJson } from '../../kit/read-json.ts'
import type { Handler } from '../../kit/routes.ts'
import { brandCounts } from './brand-counts.ts'
import { brandLines, takeLine } from './brand-lines.ts'
import { peopleOf } from './members.ts'
import { managedAgency } from './workspace-access.ts'
import { workspacePage } from './workspace-pages.ts'

const MAX_SEARCH_LENGTH = 200
const search = v.pipe(v.string(), v.maxLength(MAX_SEARCH_LENGTH))
const agencyQuery = v.object({ agency: v.string('must name an agency'), after: v.optional(v.string()) })
const treeQuery = v.object({
  ...agencyQuery.entries,
  parent: v.optional(v.string()),
  search: v.optional(search),
  type: v.optional(v.picklist(KINDS)),
  status: v.optional(v.picklist(STATUSES)),
})
const peopleQuery = v.object({ agency: v.string('must name an agency'), search })
const POLICY = v.strictObject({ agency: v.string(), sharesRivals: v.boolean() })

/** A level of the tree, or what a search found in it. */
export const listWorkspaces: Handler = async (world, context) => {
  const question = check(treeQuery, context.req.query(), 'query')
  const agency = await agencyStanding(world, question.agency, world.person.id)
  return workspacePage(world, agency, world.person.id, question)
}
listWorkspaces.takes = { query: treeQuery }

export const readRights: Handler = async (world, context) => {
  const { sql, person } = world
  const { agency: code } = check(agencyQuery, context.req.query(), 'query')
  const agency = await agencyStanding(world, code, person.id)
  const { open } = await sql
    .selectFrom('workspace_request')
    .select((is) => is.fn.countAll<string>().as('open'))
    .where('agency_code', '=', code)
    .where('status', '=', 'open')
    .$if(!agency.manages, (query) => query.where('person_id', '=', person.id))
    .executeTakeFirstOrThrow()
  const data: AgencyRights = {
    manages: agency.manages,
    sharesRivals: await sharesRivals(sql, code),
    openRequests: Number(open),
    ...(agency.manages && { brands: await brandCounts(sql, agency) }),
  }
  return { data }
}
readRights.takes = { query: agencyQuery }

export const listCountries: Handler = async ({ sql }, context) => {
  const known = await knownCountries(sql, context.req.query('agency'))
  return { data: [...known].map(([code, facts]) => ({ code, ...facts })) }
}

export const findPeople: Handler = async (world, context) => {
  const question = check(peopleQuery, context.req.query(), 'query')
  const agency = await agencyStanding(world, question.agency, world.person.id)
  return { data: await peopleOf(world, agency, question.search) }
}
findPeople.takes = { query: peopleQuery }

export const listLines: Handler = async (world, context) => {
  const { agency: code, after } = check(agencyQuery, context.req.query(), 'query')
  const agency = await agencyStanding(world, code, world.person.id)
  return brandLines(world, agency, world.person.id, after)
}
listLines.takes = { query: agencyQuery }

export const takeLines: Handler = async (world, context) => {
  const { agency: code, lines } = await readJson(context, IMPORTED_LINES)
  const { id: personId } = world.person
  const agency = await managedAgency(world, code, personId)
  const countries = await knownCountries(world.sql, code)
  await world.sql.transaction().execute(async (changing) => {
    for (const line of lines) await takeLine(changing, { agency, personId, countries }, line)
  })
  return { data: { lines: lines.length } }
}
takeLines.takes = { body: IMPORTED_LINES }

/** Whether rivals' people may be shared. */
export const changePolicy: Handler = async (world, context) => {
  const { agency: code, sharesRivals: shares } = await readJson(context, POLICY)
  const { id: actor } = world.person
  await managedAgency(world, code, actor)
  await world.sql.transaction().execute(async (changing) => {
    await changing
      .insertInto('workspace_policy')
      .values({ agency_code: code, shares_rivals: shares })
      .onConflict((conflict) => conflict.column('agency_code').doUpdateSet({ shares_rivals: shares }))
      .execute()
    const subject = { type: 'agency', id: code, name: code }
    const after = { sharesRivals: shares }
    await writeAudit(changing, { actor, action: 'workspace-policy.changed', subject, agency: code, after })
  })
  return { data: { sharesRivals: shares } }
}
changePolicy.takes = { body: POLICY }

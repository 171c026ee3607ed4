import type { ApiContext } from '../../kit/api-environment.ts'
import type { Handler } from '../../kit/routes.ts'
import { type AccessWorld, agenciesAsked } from '../administrator.ts'
import { keyedPage, pageQuery } from '../page.ts'
import { exportPeople } from './export-people.ts'
import { peopleFacets } from './people-facets.ts'
import { fits, pageOfPeople, type PeopleFilters } from './people-query.ts'
import { personLines } from './person-lines.ts'

export const listPeople: Handler<AccessWorld> = async ({ sql, administrator }, context) => {
  const page = pageQuery(context.req.query())
  const { rows } = await pageOfPeople(fits(filtersOf(administrator, context)), page).execute(sql)
  const ids = rows.map((row) => row.id)
  const lineOf = await personLines(sql, ids, administrator.agencies)
  return keyedPage(rows, page, (row) => lineOf(row.id))
}

export const countPeople: Handler<AccessWorld> = async ({ sql, administrator }, context) => {
  const filters = filtersOf(administrator, context)
  const isAsked = (filter: string) => (context.req.queries(filter) ?? []).length > 0
  return { data: await peopleFacets(sql, filters, administrator.agencies, isAsked) }
}

export const givePeopleAsFile: Handler<AccessWorld> = ({ sql, administrator }, context) =>
  exportPeople(context, sql, administrator, filtersOf(administrator, context))

function filtersOf(administrator: AccessWorld['administrator'], context: ApiContext): PeopleFilters {
  const asked = (filter: string) => context.req.queries(filter) ?? []
  return {
    agency: agenciesAsked(administrator, asked('agency')),
    role: asked('role'),
    group: asked('group'),
    status: asked('status'),
    q: context.req.query('q') ?? '',
  }
}

import { AGENCIES } from '../../../world/agencies.ts'
import { DEMO_ROLES } from '../../../world/demo-permissions.ts'
import { insertRows } from '../../../world/insert-rows.ts'
import type { Noun } from '../../../world/noun.ts'

/** Agencies with their members and brands, from the top down. */
export const addWorkspaces: Noun['addSample'] = async (sql, { organisations, staff }) => {
  await insertRows(sql, 'agency', AGENCIES)
  const members = [
    ...DEMO_ROLES.map(({ personId, agencies }) => ({ personId, agencies })),
    ...staff.map(({ person, agencies }) => ({ personId: person.id, agencies })),
  ]
  const rows = members.flatMap(({ personId, agencies }) =>
    agencies.map((code) => ({ agency_code: code, person_id: personId })),
  )
  await insertRows(sql, 'agency_member', rows)
  for (const kind of ['advertisers', 'advertiserMarkets', 'markets', 'brands'] as const)
    await insertRows(
      sql,
      'workspace',
      organisations.flatMap((organisation) => organisation[kind]),
    )
}

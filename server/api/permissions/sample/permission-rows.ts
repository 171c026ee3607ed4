import { agencyOf } from '../../../world/agencies.ts'
import type { DemoRole, Grant } from '../../../world/demo-permissions.ts'
import type { Dice } from '../../../world/dice.ts'
import type { Colleague } from '../../../world/people.ts'
import {
  BRAND_PERMISSIONS,
  EVERYDAY_PERMISSIONS,
  MARKET_PERMISSIONS,
  mixed,
  PLANNER_PERMISSIONS,
} from '../../../world/permission-sets.ts'
import type { Organisation, PermissionRow, WorkspaceRow } from '../../../world/sample-rows.ts'

/** "Nearly all" leaves out every fortieth brand: somebody must be refused somewhere. */
const LEFT_OUT_EVERY = 40

/** What the people of the stories hold. */
export function demoPermissions(
  roles: readonly DemoRole[],
  organisations: readonly Organisation[],
): PermissionRow[] {
  return roles.flatMap(({ personId, grants }) =>
    grants.flatMap((grant) => {
      const { brands, markets } = organisationOf(organisations, grant.agencyCode)
      return rows(personId, grant.agencyCode, grant.permissions, markets, granted(brands, grant.brands))
    }),
  )
}

/** What everybody else holds: the everyday things, and the brands of their team. */
export function colleaguePermissions(
  dice: Dice,
  people: readonly Colleague[],
  organisations: readonly Organisation[],
): PermissionRow[] {
  return people.flatMap(({ person, agencies }) =>
    agencies.flatMap((agencyCode) => {
      const { brands, markets } = organisationOf(organisations, agencyCode)
      const start = dice.between(0, brands.length - 1)
      const team = brands.slice(start, start + dice.between(4, 20))
      const permissions = dice.next() < 0.35 ? PLANNER_PERMISSIONS : EVERYDAY_PERMISSIONS
      return rows(person.id, agencyCode, permissions, markets, team)
    }),
  )
}

function rows(
  personId: string,
  agencyCode: string,
  permissions: readonly string[],
  markets: readonly WorkspaceRow[],
  brands: readonly WorkspaceRow[],
): PermissionRow[] {
  const countries = new Set(brands.map(({ country_code }) => country_code))
  const ownMarkets = markets.filter(({ country_code }) => countries.has(country_code))
  const record = (person_id: string, account_id: string, held: string[]) => ({
    person_id,
    account_id,
    permissions: held,
  })
  return [
    record(personId, agencyOf(agencyCode).az_id, mixed(permissions, agencyCode.length)),
    ...ownMarkets.map(({ az_id }, turn) => record(personId, az_id, mixed(MARKET_PERMISSIONS, turn))),
    ...brands.map(({ az_id }, turn) => record(personId, az_id, mixed(BRAND_PERMISSIONS, turn))),
  ]
}

function granted(brands: readonly WorkspaceRow[], share: Grant['brands']): readonly WorkspaceRow[] {
  if (share === 'all') return brands
  if (share === 'nearly all') return brands.filter((_, index) => (index + 1) % LEFT_OUT_EVERY !== 0)
  return brands.slice(0, share)
}

function organisationOf(organisations: readonly Organisation[], agencyCode: string): Organisation {
  const found = organisations.find((organisation) => organisation.agencyCode === agencyCode)
  if (!found) throw new Error(`Agency ${agencyCode} has no organisation in the sample world`)
  return found
}

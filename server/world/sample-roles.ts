import type { UserRole } from '../../shell/contract/entities.ts'
import { AGENCIES } from './agencies.ts'
import { demoId } from './people.ts'
import { ADMINISTRATOR_ROLE, LEAD_ROLE, PLANNER_ROLE } from './permission-sets.ts'

const EVERYWHERE = AGENCIES.map(({ code }) => code)

const grants = (values: readonly string[]) => ({ key: 'PERMISSIONS', values })

/** Each grants what its name says. The first one carries the feature flag of spec section 6. */
export const USER_ROLES: readonly UserRole[] = [
  {
    id: 'role-media-planner',
    name: 'Media planner',
    applicationId: 'applications-choreograph',
    countries: ['GB', 'DE'],
    agencies: EVERYWHERE,
    permissions: [
      grants(PLANNER_ROLE),
      { key: 'FEATURE_FLAGS', values: ['MEDIAPLAN_ADJUSTMENT'] },
      { key: 'PLAN_STATUS', values: ['DRAFT', 'REVIEW', 'APPROVED'] },
    ],
  },
  {
    id: 'role-account-lead',
    name: 'Account lead',
    applicationId: 'applications-wavemaker',
    countries: ['GB', 'FR'],
    agencies: EVERYWHERE,
    permissions: [grants(LEAD_ROLE), { key: 'PLAN_STATUS', values: ['APPROVED'] }],
  },
  {
    id: 'role-administrator',
    name: 'Administrator',
    applicationId: 'applications-choreograph',
    countries: [],
    agencies: EVERYWHERE,
    permissions: [grants(ADMINISTRATOR_ROLE), { key: 'PEOPLE', values: ['INVITE', 'REMOVE'] }],
  },
]

const HOLDERS: Record<string, readonly string[]> = {
  'role-media-planner': ['planner', 'developer'],
  'role-account-lead': ['planner', 'other-agency'],
  'role-administrator': ['admin'],
}

export const PERSON_ROLES = Object.entries(HOLDERS).flatMap(([role_id, names]) =>
  names.map((name) => ({ role_id, person_id: demoId(`${name}@agency.example`) })),
)

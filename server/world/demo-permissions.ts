import { AGENCIES } from './agencies.ts'
import { demoId } from './people.ts'
import {
  ADMIN_PERMISSIONS,
  DEVELOPER_PERMISSIONS,
  EVERYDAY_PERMISSIONS,
  PLANNER_PERMISSIONS,
} from './permission-sets.ts'

/** What somebody holds in one agency: on its account, and on how many of its brands. */
export interface Grant {
  agencyCode: string
  permissions: readonly string[]
  brands: 'all' | 'nearly all' | number
}

export interface DemoRole {
  personId: string
  /** Membership; more than the grants where nothing is held. */
  agencies: readonly string[]
  grants: readonly Grant[]
}

const HOMES = ['choreograph', 'wavemaker']
const ALL = AGENCIES.map(({ code }) => code)

/** One person for each story the guards tell; spec section 5. */
export const DEMO_ROLES: readonly DemoRole[] = [
  role('planner', HOMES, (agencyCode) => ({
    agencyCode,
    permissions: PLANNER_PERMISSIONS,
    brands: 'nearly all',
  })),
  role('admin', ALL, (agencyCode) => ({ agencyCode, permissions: ADMIN_PERMISSIONS, brands: 'all' })),
  role('developer', HOMES, (agencyCode) => ({
    agencyCode,
    permissions: DEVELOPER_PERMISSIONS,
    brands: 'nearly all',
  })),
  role('no-agencies', [], () => null),
  role('other-agency', HOMES, (agencyCode) => ({
    agencyCode,
    permissions: agencyCode === 'wavemaker' ? EVERYDAY_PERMISSIONS : ['NetworkAccess', 'DocumentationAccess'],
    brands: 12,
  })),
  role('no-agency-access', HOMES, (agencyCode) => ({
    agencyCode,
    permissions: ['NetworkAccess', 'DocumentationAccess'],
    brands: 6,
  })),
  role('no-permissions', ['choreograph'], () => null),
  role('no-workspaces', ['choreograph'], (agencyCode) => ({
    agencyCode,
    permissions: EVERYDAY_PERMISSIONS,
    brands: 0,
  })),
]

function role(
  name: string,
  agencies: readonly string[],
  grant: (agencyCode: string) => Grant | null,
): DemoRole {
  const grants = agencies.map(grant).filter((given) => given !== null)
  return { personId: demoId(`${name}@agency.example`), agencies, grants }
}

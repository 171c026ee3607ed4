import type { Api } from '../kit/api.ts'
import { reviewTasks } from './checks/review-tasks.ts'
import { accessRouter } from './access-router.ts'
import { access } from './migrations/001-access.ts'
import { reviews } from './migrations/002-reviews.ts'
import { peopleList } from './migrations/003-people-list.ts'
import { scim } from './migrations/004-scim.ts'
import { claimsByAgency } from './migrations/005-claims-by-agency.ts'
import { peopleSets } from './migrations/006-people-sets.ts'
import { scimByAgency } from './migrations/007-scim-by-agency.ts'
import { reviewParts } from './migrations/008-review-parts.ts'
import { addAccess } from './sample/add-access.ts'
import { addTeams } from './sample/add-teams.ts'
import { ACCESS_REFUSALS } from './refusals.ts'

/** Who belongs to which group, and who may do what by a role: what administrators see to. */
export const accessApi: Api = {
  noun: 'access',
  after: ['people', 'workspaces', 'permissions', 'contacts'],
  path: '/access',
  apps: ['admin'],
  router: accessRouter,
  tasks: [reviewTasks],
  refusals: ACCESS_REFUSALS,
  migrations: {
    '001-access': access,
    '002-reviews': reviews,
    '003-people-list': peopleList,
    '004-scim': scim,
    '005-claims-by-agency': claimsByAgency,
    '006-people-sets': peopleSets,
    '007-scim-by-agency': scimByAgency,
    '008-review-parts': reviewParts,
  },
  aging: [{ keptFor: 'audit', table: 'scim_change', since: 'at' }],
  addSample: addAccess,
  samples: [{ noun: 'teams', after: ['access'], migrations: {}, addSample: addTeams }],
}

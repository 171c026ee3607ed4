import type { Api } from '../kit/api.ts'
import { workspaces } from './migrations/001-workspaces.ts'
import { management } from './migrations/002-management.ts'
import { brandsByName } from './migrations/003-brands-by-name.ts'
import { workspaceRequestTasks } from './manage/request-tasks.ts'
import { audiences } from './migrations/004-audiences.ts'
import { guests } from './migrations/005-guests.ts'
import { publishCountries } from './reference/publish-countries.ts'
import { addWorkspaces } from './sample/add-workspaces.ts'
import { workspacesRouter } from './workspaces-router.ts'
import { WORKSPACE_REFUSALS } from './refusals.ts'

/** Agencies, who belongs to them, and what they work for. */
export const workspacesApi: Api = {
  noun: 'workspaces',
  after: ['people'],
  path: '/workspaces',
  apps: [],
  router: workspacesRouter,
  tasks: [workspaceRequestTasks],
  refusals: WORKSPACE_REFUSALS,
  migrations: {
    '001-workspaces': workspaces,
    '002-management': management,
    '003-brands-by-name': brandsByName,
    '004-audiences': audiences,
    '005-guests': guests,
  },
  aging: [
    {
      keptFor: 'requests',
      table: 'workspace_request',
      since: "case when status <> 'open' then decided_at end",
    },
  ],
  publish: publishCountries,
  addSample: addWorkspaces,
}

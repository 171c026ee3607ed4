import type { Api } from '../kit/api.ts'
import { requests } from './migrations/001-requests.ts'
import { until } from './migrations/002-until.ts'
import { requestsRouter } from './requests-router.ts'
import { requestTasks } from './request-tasks.ts'
import { REQUEST_REFUSALS } from './refusals.ts'

/** Asking for access to an app, and deciding about it. */
export const requestsApi: Api = {
  noun: 'requests',
  after: ['people', 'workspaces'],
  path: '/requests',
  apps: [],
  router: requestsRouter,
  refusals: REQUEST_REFUSALS,
  migrations: { '001-requests': requests, '002-until': until },
  aging: [
    {
      keptFor: 'requests',
      table: 'access_request',
      since: "case when status <> 'open' then greatest(decided_at, expires_at) end",
    },
  ],
  tasks: [requestTasks],
}

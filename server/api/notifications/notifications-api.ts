import type { Api } from '../kit/api.ts'
import type { TaskSource } from '../kit/task-source.ts'
import { notifications } from './migrations/001-notifications.ts'
import { due } from './migrations/002-due.ts'
import { muted } from './migrations/003-muted.ts'
import { notificationsRouter } from './notifications-router.ts'

/** Everybody's inbox, and what waits for them in all apps: each source knows its own. */
export const notificationsApi = (sources: readonly TaskSource[]): Api => ({
  noun: 'notifications',
  after: ['people'],
  path: '/notifications',
  apps: [],
  router: notificationsRouter(sources),
  migrations: { '001-notifications': notifications, '002-due': due, '003-muted': muted },
  aging: [{ keptFor: 'notices', table: 'notification', since: 'at' }],
})

import { routes } from '../kit/routes.ts'
import type { TaskSource } from '../kit/task-source.ts'
import { changeSettings, inboxOver, listNotices, listTasks, read, readUnread } from './inbox.ts'

/** Below `/api/notifications`. */
export const notificationsRouter = (sources: readonly TaskSource[]) =>
  routes(
    {
      'GET /': listNotices,
      'GET /unread': readUnread,
      'POST /read': read,
      'PUT /settings': changeSettings,
      'GET /tasks': listTasks,
    },
    inboxOver(sources),
  )

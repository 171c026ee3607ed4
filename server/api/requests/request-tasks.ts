import { MOST_TASKS_PER_SOURCE } from '../../../miniapps/domain/notifications/limits.ts'
import type { TaskSource } from '../kit/task-source.ts'
import { openRequestsFor, requestPath } from './read-requests.ts'

/** Who waits for an administrator to let them in. */
export const requestTasks: TaskSource = async (parts, { id }) =>
  (await openRequestsFor(parts, id)).slice(0, MOST_TASKS_PER_SOURCE).map(({ id, title, person, agency }) => ({
    app: 'admin',
    kind: 'access-request',
    title,
    detail: `${person} · ${agency}`,
    path: requestPath(id),
    due: null,
  }))

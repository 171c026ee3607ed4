import type { Task } from '../../../miniapps/domain/notifications/notice.ts'
import type { ApiParts, Person } from './api-environment.ts'

/** What of one part of the portal waits for a person: at most MOST_TASKS_PER_SOURCE, the most urgent. */
export type TaskSource = (parts: Omit<ApiParts, 'apps'>, person: Person) => Promise<readonly Task[]>

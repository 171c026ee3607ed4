import type { Task } from '../../../domain/notifications/notice.ts'
import { useApi } from '../../../kit/bridge/use-api.ts'
import { useLiveNews } from '../../../kit/bridge/use-live-news.ts'
import { useResource, type Resource } from '../../../kit/bridge/use-resource.ts'
import { todayHere } from '../../../kit/controls/dates/periods.ts'

/** What waits for the person in all apps; what somebody has done meanwhile goes by itself. */
export function useTasks(): Resource<readonly Task[]> {
  const notifications = useApi('notifications')
  const load = (signal: AbortSignal) => notifications.get<readonly Task[]>('/tasks', signal)
  const tasks = useResource('tasks', load, 'tasks')
  useLiveNews('notices', tasks.reload)
  useLiveNews('rights', tasks.reload)
  return tasks
}

/** A day that is over where the person is. */
export const isOverdue = (day: string): boolean => day < todayHere()

import type { Task } from '../../../domain/notifications/notice.ts'
import { requestJson } from '../../../kit/bridge/request-json.ts'
import { useLiveNews } from '../../../kit/bridge/use-live-news.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { useResource, type Resource } from '../../../kit/bridge/use-resource.ts'
import { todayHere } from '../../../kit/controls/dates/periods.ts'

/** What waits for the person in all apps; what somebody has done meanwhile goes by itself. */
export function useTasks(): Resource<readonly Task[]> {
  const { portal } = useMiniApp()
  const tasks = useResource(
    'tasks',
    async (signal) =>
      (await requestJson<{ data: readonly Task[] }>(portal, '/api/notifications/tasks', { signal })).data,
    'tasks',
  )
  useLiveNews('notices', tasks.reload)
  useLiveNews('rights', tasks.reload)
  return tasks
}

/** A day that is over where the person is. */
export const isOverdue = (day: string): boolean => day < todayHere()

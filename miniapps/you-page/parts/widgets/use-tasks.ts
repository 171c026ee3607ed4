import type { Task } from '../../../domain/notifications/notice.ts'
import { useAnswer } from '../../../kit/bridge/use-answer.ts'
import { useLiveNews } from '../../../kit/bridge/use-live-news.ts'
import type { Resource } from '../../../kit/bridge/use-resource.ts'
import { todayHere } from '../../../kit/controls/dates/periods.ts'

/** What waits for the person in all apps; what somebody has done meanwhile goes by itself. */
export function useTasks(): Resource<readonly Task[]> {
  const tasks = useAnswer<readonly Task[]>('notifications', '/tasks', { keptAs: 'tasks', news: 'notices' })
  useLiveNews('rights', tasks.reload)
  return tasks
}

/** A day that is over where the person is. */
export const isOverdue = (day: string): boolean => day < todayHere()

import type { Task } from '../../../miniapps/domain/notifications/notice.ts'
import type { ApiParts, Person } from '../kit/api-environment.ts'
import type { TaskSource } from '../kit/task-source.ts'

/** What waits for somebody in all apps; what is due first comes first, without a day it comes last. */
export async function tasksFrom(
  sources: readonly TaskSource[],
  parts: Omit<ApiParts, 'apps'>,
  person: Person,
): Promise<Task[]> {
  const all = await Promise.all(sources.map((source) => source(parts, person)))
  return all.flat().toSorted((one, other) => (one.due ?? '9').localeCompare(other.due ?? '9'))
}

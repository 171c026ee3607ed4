import type { Body } from '../document/change.ts'
import type { Json } from '../document/json.ts'

const TAG = 'tags/'

/**
 * Fields to set so that an audience has the tags of `after` and lacks those of `before` that are gone; others stay. Each tag is a field of its
 * own, so that two people may add one at once.
 */
export function tagChanges(
  body: Body,
  before: readonly string[],
  after: readonly string[],
  newId: () => string,
): Readonly<Record<string, Json>> {
  const own = Object.entries(body).filter(([path, value]) => path.startsWith(TAG) && value !== null)
  const gone = own.filter(([, tag]) => before.includes(tag as string) && !after.includes(tag as string))
  const added = after.filter((tag) => !before.includes(tag) && own.every(([, each]) => each !== tag))
  return Object.fromEntries([
    ...gone.map(([path]) => [path, null] as const),
    ...added.map((tag) => [TAG + newId(), tag] as const),
  ])
}

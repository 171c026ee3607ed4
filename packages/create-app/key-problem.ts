import { sortEntries } from '../../shell/config/configured-apps.ts'
import { entryOf } from './entry-of.ts'

/** Says why a portal would leave an entry with this key out; undefined where it would not. */
export function keyProblem(key: string): string | undefined {
  const [fault] = sortEntries([entryOf({ key, title: key || 'App' })]).faulty
  return fault && `A portal would refuse the key "${key}": ${fault.problems[0]!.sentence}`
}

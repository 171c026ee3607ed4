import type { Expression } from '../../../miniapps/domain/audience/expression.ts'
import type { DatasetWorld } from './dataset-world.ts'
import { guardDifference } from './guard-difference.ts'
import { type Door, noteAccess } from './note-access.ts'
import { type Asked, type OpenCount, openCount } from './open-count.ts'

/** A count with what guards it: sets that tell of a few people beside what was told before are refused, and it is noted who asked. */
export async function guardedCount(
  { sql, viewer, stores }: Pick<DatasetWorld, 'sql' | 'viewer' | 'stores'>,
  asked: Asked & { id: string; version: number },
  sets: readonly Expression[],
  door: Door,
): Promise<OpenCount> {
  const count = await openCount(sql, stores, viewer, asked)
  const own = isGuarded(viewer, count)
  // an edition's size stands beside those of all others for everybody, so that holders of the answers are held to it too
  const isShown = door === 'editions' && count.protection !== 'open'
  if (own || isShown)
    await guardDifference(sql, viewer, count, sets, { own, editions: isShown ? 'all' : 'seen' })
  await noteAccess(sql, viewer, { ...count, door })
  return count
}

/** People who may have the respondents themselves learn nothing from two counts. */
export const isGuarded = (
  { opensStores }: DatasetWorld['viewer'],
  { dataset, protection }: OpenCount,
): boolean =>
  protection === 'rounded' ||
  (protection === 'floor' && !(opensStores && dataset.licence.respondents === 'browser'))

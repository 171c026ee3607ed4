import { type Kysely, sql as raw } from 'kysely'
import { completionOf } from '../../../miniapps/domain/onboarding/progress.ts'
import type { Database } from '../../db/schema.ts'
import type { Progress } from './read-progress.ts'

/** When somebody earned the badge of each path; whoever has just completed one earns it now. */
export async function badgesOf(
  sql: Kysely<Database>,
  personId: string,
  { paths, reached }: Progress,
): Promise<ReadonlyMap<string, Date>> {
  const complete = paths.filter((path) => {
    const { percent, required } = completionOf(path, reached)
    return percent === 100 && required > 0
  })
  if (complete.length > 0)
    await sql
      .insertInto('onboarding_badge')
      .values(complete.map(({ key }) => ({ person_id: personId, path: key, earned_at: raw<Date>`now()` })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  const rows = await sql
    .selectFrom('onboarding_badge')
    .select(['path', 'earned_at'])
    .where('person_id', '=', personId)
    .execute()
  return new Map(rows.map(({ path, earned_at }) => [path, earned_at]))
}

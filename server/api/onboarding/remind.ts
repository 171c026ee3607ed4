import { type Kysely, sql as raw } from 'kysely'
import { completionOf } from '../../../miniapps/domain/onboarding/progress.ts'
import { REMINDER_PAUSE_HOURS } from '../../../miniapps/domain/onboarding/limits.ts'
import type { Database } from '../../db/schema.ts'
import type { ApiParts } from '../kit/api-environment.ts'
import { refusal } from './refusals.ts'
import { notify } from '../notifications/notify.ts'
import { readProgress } from './read-progress.ts'
import { type Leader, ledBy } from './led-by.ts'

/** Tells somebody that required steps of a path are open, once a day, and answers when. @throws Refusal */
export async function remind(
  parts: Pick<ApiParts, 'sql' | 'spellings'>,
  agency: { code: string; az_id: string },
  leader: Leader & { name: string },
  { person, path: key }: { person: string; path: string },
): Promise<Date> {
  const led = await ledBy(parts.sql, agency.code, leader).where('person.id', '=', person).executeTakeFirst()
  if (!led || person === leader.id) throw refusal('onboarding-nobody-to-remind', { person })
  const { paths, reached } = (await readProgress(parts, agency, [person])).get(person)!
  const path = paths.find((each) => each.key === key)
  const { done, required } = path ? completionOf(path, reached) : { done: 0, required: 0 }
  if (done === required) throw refusal('onboarding-nothing-open')
  return parts.sql.transaction().execute(async (trx) => {
    const at = await note(trx, person, key)
    const params = { person: leader.name, open: required - done }
    await notify(trx, [person], { kind: 'onboarding-reminded', params, path: '/onboarding' })
    return at
  })
}

/** @throws Refusal where somebody else was quicker, or the last reminder is not a day old */
async function note(sql: Kysely<Database>, person: string, path: string): Promise<Date> {
  const row = await sql
    .insertInto('onboarding_reminder')
    .values({ person_id: person, path, reminded_at: raw<Date>`now()` })
    .onConflict((conflict) =>
      conflict
        .columns(['person_id', 'path'])
        .doUpdateSet({ reminded_at: raw<Date>`now()` })
        .where('onboarding_reminder.reminded_at', '<=', dayAgo),
    )
    .returning('reminded_at')
    .executeTakeFirst()
  if (!row) throw refusal('onboarding-reminded-already')
  return row.reminded_at
}

const dayAgo = raw<Date>`now() - make_interval(hours => ${REMINDER_PAUSE_HOURS}::int)`

/** When people were reminded of paths within the last day, by `person path`. */
export async function remindersOf(
  sql: Kysely<Database>,
  people: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  const rows = await sql
    .selectFrom('onboarding_reminder')
    .selectAll()
    .where('person_id', 'in', [...people, ''])
    .where('reminded_at', '>', dayAgo)
    .execute()
  return new Map(rows.map(({ person_id, path, reminded_at }) => [`${person_id} ${path}`, reminded_at]))
}

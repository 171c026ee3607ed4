import { sql as raw, type SqlBool } from 'kysely'
import { completionOf, type TeamProgress } from '../../../miniapps/domain/onboarding/progress.ts'
import type { ApiParts } from '../kit/api-environment.ts'
import { type Leader, ledBy } from './led-by.ts'
import { readProgress } from './read-progress.ts'
import { remindersOf } from './remind.ts'

const PAGE = 50

export interface TeamPage {
  people: readonly TeamProgress[]
  next: string | null
}

/** Part of a name, in capitals or not. */
const isNamed = (part: string) =>
  raw<SqlBool>`(firstname || ' ' || lastname) ilike ${`%${part.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`

/** How far people have come: all of the agency for its administrators, else those who report to the leader. */
export async function readTeam(
  parts: Pick<ApiParts, 'sql' | 'spellings'>,
  agency: { code: string; az_id: string },
  leader: Leader,
  { q, after }: { q: string; after: string },
): Promise<TeamPage> {
  const found = await ledBy(parts.sql, agency.code, leader)
    .$if(q.trim() !== '', (query) => query.where(isNamed(q.trim())))
    .where('person_id', '>', after)
    .orderBy('person_id')
    .limit(PAGE + 1)
    .execute()
  const people = found.slice(0, PAGE)
  const ids = people.map(({ id }) => id)
  const progress = await readProgress(parts, agency, ids)
  const reminders = await remindersOf(parts.sql, ids)
  return {
    people: people.map((person) => {
      const { paths, reached } = progress.get(person.id)!
      return {
        ...person,
        paths: paths.map((path) => ({
          key: path.key,
          ...(path.title && { title: path.title }),
          completion: completionOf(path, reached),
          remindedAt: reminders.get(`${person.id} ${path.key}`)?.toISOString() ?? null,
        })),
      }
    }),
    next: found.length > PAGE ? people.at(-1)!.id : null,
  }
}

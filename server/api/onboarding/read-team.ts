import { sql as raw, type SqlBool } from 'kysely'
import { completionOf, type TeamLine } from '../../../miniapps/domain/onboarding/progress.ts'
import type { Page } from '../../../shell/contract/page.ts'
import type { ApiParts } from '../kit/api-environment.ts'
import { BY_ID, pageOf, readCursor } from '../kit/page.ts'
import { type Leader, ledBy } from './led-by.ts'
import { readProgress } from './read-progress.ts'
import { remindersOf } from './remind.ts'

const PAGE = 50

/** Part of a name, in capitals or not. */
const isNamed = (part: string) =>
  raw<SqlBool>`(firstname || ' ' || lastname) ilike ${`%${part.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`

/** How far people have come: all of the agency for its administrators, else those who report to the leader. */
export async function readTeam(
  parts: Pick<ApiParts, 'sql' | 'spellings'>,
  agency: { code: string; az_id: string },
  leader: Leader,
  { q, after }: { q: string; after: string | undefined },
): Promise<Page<TeamLine>> {
  const [last] = readCursor(after, BY_ID) ?? ['']
  const found = await ledBy(parts.sql, agency.code, leader)
    .$if(q.trim() !== '', (query) => query.where(isNamed(q.trim())))
    .where('person_id', '>', last)
    .orderBy('person_id')
    .limit(PAGE + 1)
    .execute()
  const ids = found.map(({ id }) => id)
  const progress = await readProgress(parts, agency, ids)
  const reminders = await remindersOf(parts.sql, ids)
  return pageOf(
    found,
    PAGE,
    ({ id }) => [id],
    (person) => {
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
    },
  )
}

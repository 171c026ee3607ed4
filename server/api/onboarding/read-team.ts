import { sql as raw, type SqlBool } from 'kysely'
import { completionOf, type TeamProgress } from '../../../miniapps/domain/onboarding/progress.ts'
import type { ApiParts } from '../kit/api-environment.ts'
import { readProgress } from './read-progress.ts'

const PAGE = 50

export interface TeamPage {
  people: readonly TeamProgress[]
  next: string | null
}

/** How far people have come: all of the agency for its administrators, else those who report to the reader. */
export async function readTeam(
  parts: Pick<ApiParts, 'sql' | 'spellings'>,
  agency: { code: string; az_id: string },
  reader: { id: string; isAdministrator: boolean },
  after: string,
): Promise<TeamPage> {
  const found = await parts.sql
    .selectFrom('contact')
    .innerJoin('person', 'person.id', 'contact.person_id')
    .select(['person.id', 'firstname', 'lastname'])
    .where('listed', '=', true)
    .where('person_id', '>', after)
    .where(
      raw<SqlBool>`exists (select from agency_member where person_id = contact.person_id and agency_code = ${agency.code})`,
    )
    .where(reader.isAdministrator ? raw<SqlBool>`true` : raw<SqlBool>`manager_id = ${reader.id}`)
    .orderBy('person_id')
    .limit(PAGE + 1)
    .execute()
  const people = found.slice(0, PAGE)
  const progress = await readProgress(
    parts,
    agency,
    people.map(({ id }) => id),
  )
  return {
    people: people.map((person) => {
      const { paths, reached } = progress.get(person.id)!
      return {
        ...person,
        paths: paths.map((path) => ({
          key: path.key,
          ...(path.title && { title: path.title }),
          completion: completionOf(path, reached),
        })),
      }
    }),
    next: found.length > PAGE ? people.at(-1)!.id : null,
  }
}

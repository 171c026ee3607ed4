import { sql as raw } from 'kysely'
import type { Db } from '../../server/db/db.ts'
import { type AuditWorld, embeddedWorld, postgresqlWorld } from './audit-world.ts'
import { median } from './median.ts'
import type { Part, Result } from './result.ts'

export const PEOPLE = 50_000
const SEARCH_MOST_MS = 50
const LIST_MOST_MS = 200
const ROUNDS = 25
const WARM_UP = 5

const SEARCHES: Readonly<Record<string, string>> = {
  'search "ppc spain"': 'q=ppc%20spain',
  'search, the beginning of a name': 'q=lindq',
  'search, what nearly everybody is called': 'q=peo',
  'search for a skill': 'q=programmatic',
}
const LISTS: Readonly<Record<string, string>> = {
  'directory, first page': '',
  'directory of one agency in two markets': 'agency=mindshare&market=DE,FR',
}

/** The directory of a large group of agencies. */
export const contacts: Part = {
  name: 'contacts',
  title: `Contacts: the server's time of each call among ${PEOPLE.toLocaleString('en')} people`,
  async run() {
    const embedded = await timesOf(await embeddedWorld(addPeople))
    const world = await postgresqlWorld(addPeople)
    const postgresql = world && (await timesOf(world))
    return Object.keys({ ...SEARCHES, ...LISTS }).map((measure): Result => {
      const most = measure in SEARCHES ? SEARCH_MOST_MS : LIST_MOST_MS
      const times = [embedded[measure]!, ...(postgresql ? [postgresql[measure]!] : [])]
      return {
        measure,
        ours: `embedded ${times[0]!.toFixed(1)} ms`,
        others: postgresql ? `PostgreSQL ${times[1]!.toFixed(1)} ms` : 'PostgreSQL is not installed',
        target: `less than ${most} ms on either`,
        met: times.every((time) => time < most),
      }
    })
  },
}

async function timesOf({ ask, close }: AuditWorld): Promise<Record<string, number>> {
  const times: Record<string, number> = {}
  for (const [measure, query] of Object.entries({ ...SEARCHES, ...LISTS })) {
    const taken: number[] = []
    for (let round = -WARM_UP; round < ROUNDS; round++) {
      const start = performance.now()
      await ask('planner', `/contacts?${query}`)
      if (round >= 0) taken.push(performance.now() - start)
    }
    times[measure] = median(taken)
  }
  await close()
  return times
}

/** Each like one of the sample world, with a name of their own. */
export async function addPeople({ sql }: Pick<Db, 'sql'>): Promise<void> {
  const many = raw`generate_series(1, ${PEOPLE}) n join
    (select *, row_number() over (order by person_id) - 1 as place_in_row, count(*) over () as all_of_them
      from contact where title is not null) model on place_in_row = n % all_of_them`
  await raw`insert into person (id, email, firstname, lastname, date_locale, number_locale, display_language)
    select 'bench-' || n, 'bench-' || n || '@agency.example', person.firstname, person.lastname || ' People',
      'en-gb', 'en-gb', 'en-US' from ${many} join person on person.id = model.person_id`.execute(sql)
  await raw`insert into agency_member select (array['mindshare', 'msix', 'wavemaker'])[1 + n % 3], 'bench-' || n
    from generate_series(1, ${PEOPLE}) n`.execute(sql)
  await raw`update contact set title = model.title, city = model.city, country_code = model.country_code,
      time_zone = model.time_zone, languages = model.languages, skills = model.skills, hours = model.hours
    from ${many} where contact.person_id = 'bench-' || n`.execute(sql)
  await raw`vacuum analyze contact, person, agency_member`.execute(sql)
}

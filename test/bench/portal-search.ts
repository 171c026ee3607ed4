import { sql as raw } from 'kysely'
import type { Db } from '../../server/db/db.ts'
import { AUDITS, type AuditWorld, embeddedWorld, postgresqlWorld } from './audit-world.ts'
import { addPeople, PEOPLE } from './contacts.ts'
import { median } from './median.ts'
import type { Part, Result } from './result.ts'

const BRANDS = 10_000
const MOST_MS = 60
const ROUNDS = 9
const WARM_UP = 3

const SEARCHES: Readonly<Record<string, string>> = {
  'a brand by its name': 'abelia hair',
  'what half of everything is called': 'be',
  'two words and a market': 'tea market:GB am',
  'what one worked on': 'owner:me',
  'a word that nothing has': 'quokka',
}

/** The one search over brands, people and documents. */
export const portalSearch: Part = {
  name: 'portal-search',
  title: `One search: ${BRANDS.toLocaleString('en')} brands, ${PEOPLE.toLocaleString('en')} people, ${AUDITS.toLocaleString('en')} documents`,
  async run() {
    const embedded = await timesOf(await embeddedWorld(fill))
    const world = await postgresqlWorld(fill)
    const postgresql = world && (await timesOf(world))
    return Object.keys(SEARCHES).map((measure): Result => {
      const times = [embedded[measure]!, ...(postgresql ? [postgresql[measure]!] : [])]
      return {
        measure,
        ours: `embedded ${times[0]!.toFixed(1)} ms`,
        others: postgresql ? `PostgreSQL ${times[1]!.toFixed(1)} ms` : 'PostgreSQL is not installed',
        target: `less than ${MOST_MS} ms on either`,
        met: times.every((time) => time < MOST_MS),
      }
    })
  },
}

async function timesOf({ ask, close }: AuditWorld): Promise<Record<string, number>> {
  const times: Record<string, number> = {}
  for (const [measure, q] of Object.entries(SEARCHES)) {
    const taken: number[] = []
    for (let round = -WARM_UP; round < ROUNDS; round++) {
      const start = performance.now()
      await ask('planner', `/search?agency=choreograph&q=${encodeURIComponent(q)}`)
      if (round >= 0) taken.push(performance.now() - start)
    }
    times[measure] = median(taken)
  }
  await close()
  return times
}

/** The planner may open all brands, so that the check of rights leaves nothing out and the search has most to do. The documents are those of `audit-world.ts`. */
export async function fill(db: Db): Promise<void> {
  await addPeople(db)
  const { sql } = db
  const brands = raw`generate_series(1, ${BRANDS}) as n,
    (select * from workspace where id = 'brand-0001') as model`
  await raw`insert into account (id, parent_id, agency_code)
    select 'bench-' || n, account.parent_id, account.agency_code from ${brands}, account where account.id = model.az_id`.execute(
    sql,
  )
  await raw`insert into workspace (id, az_id, parent_id, organisations_id, type, name, status, country_code,
      countries, categories, client_id, client_name, created_at, updated_at)
    select 'bench-' || n, 'bench-' || n, parent_id, organisations_id, type,
      (array['Berry', 'Amber Tea', 'Bench'])[n % 3 + 1] || ' ' || n, status, (array['GB', 'DE', 'FR'])[n % 3 + 1],
      countries, categories, client_id, client_name, created_at, updated_at from ${brands}`.execute(sql)
  await raw`insert into permission_record (person_id, account_id, permissions)
    select person_id, 'bench-' || n, permissions from ${brands}, permission_record
    where account_id = model.az_id
      and person_id = (select id from person where email = 'planner@agency.example')`.execute(sql)
  await raw`vacuum analyze workspace, permission_record, account`.execute(sql)
}

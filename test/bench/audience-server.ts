import { sql as raw } from 'kysely'
import type { Expression } from '../../miniapps/domain/audience/expression.ts'
import { SAMPLE_FRAME } from '../../miniapps/domain/surveys/sample/frame.ts'
import type { Db } from '../../server/db/db.ts'
import { type AuditWorld, embeddedWorld, postgresqlWorld } from './audit-world.ts'
import { quantile } from './median.ts'
import type { Part, Result } from './result.ts'

const LIBRARY = 20_000
const LIBRARY_MOST_MS = 100
const COUNTING = 20
const COUNT_MOST_MS = 150
const ROUNDS = 25
const WARM_UP = 5
/** A person looks at a table before asking for the next. */
const LOOKING_MS = 1000
const TABLES_EACH = 8
const LINES = 20

const BRAND = 'brand-2001'
const LISTS: Readonly<Record<string, string>> = {
  'library, first page': '',
  'library, "heavy tv gb"': '?q=heavy+tv+gb',
  'library, a market, a tag and a size': '?market=GB&tag=tv&least=1000',
  'library, stale ones': '?stale=true',
  'library, numbers of its filters': '/facets',
}
const COUNTS = `${COUNTING} people, each a table of ${LINES} by ${LINES} over 50,000 respondents and a look at it`

/** The server's part of the audience suite. */
export const audienceServer: Part = {
  name: 'audience-server',
  title: `Audiences on the server: 95 % of calls, a library of ${LIBRARY.toLocaleString('en')}`,
  async run() {
    const embedded = await figuresOf(await embeddedWorld(fill))
    const world = await postgresqlWorld(fill)
    const postgresql = world && (await figuresOf(world))
    return Object.keys(embedded).map((measure): Result => {
      const most = measure === COUNTS ? COUNT_MOST_MS : LIBRARY_MOST_MS
      const times = [embedded[measure]!, ...(postgresql ? [postgresql[measure]!] : [])]
      return {
        measure,
        ours: `embedded ${times[0]!.toFixed(1)} ms`,
        others: postgresql ? `PostgreSQL ${times[1]!.toFixed(1)} ms` : 'PostgreSQL is not installed',
        target: `at most ${most} ms on either`,
        met: times.every((time) => time <= most),
      }
    })
  },
}

async function figuresOf(world: AuditWorld): Promise<Record<string, number>> {
  const times: Record<string, number> = {}
  for (const [measure, query] of Object.entries(LISTS)) {
    const taken: number[] = []
    for (let round = -WARM_UP; round < ROUNDS; round++) {
      const start = performance.now()
      await world.ask('planner', `/audiences/${BRAND}${query}`)
      if (round >= 0) taken.push(performance.now() - start)
    }
    times[measure] = quantile(taken, 0.95)
  }
  times[COUNTS] = quantile(await counting(world), 0.95)
  await world.close()
  return times
}

const ANSWERS: readonly Expression[] = SAMPLE_FRAME.filter(({ sensitive }) => !sensitive).flatMap(
  ({ name, codes }) =>
    codes
      .filter(({ missing, net }) => !missing && !net)
      .map(({ code }): Expression => ({ op: 'in', variable: name, codes: [code] })),
)
const SLICES = ['GB-2025-H2', 'GB-2026-H1', 'US-2025-H2', 'US-2026-H1']

/** People who may not hold respondents: the server counts each table, guards it, and notes who asked. */
async function counting({ ask }: AuditWorld): Promise<number[]> {
  const linesFrom = (at: number) =>
    Array.from({ length: LINES }, (_, line) => ANSWERS[(at + line) % ANSWERS.length]!)
  const table = async (person: number, turn: number): Promise<number> => {
    const at = LINES * (person + turn)
    const body = {
      slices: SLICES,
      weight: 'main',
      base: { op: 'all' },
      rows: linesFrom(at),
      columns: linesFrom(at + 7 * LINES),
    }
    const start = performance.now()
    await ask(`counting-${person}`, '/datasets/choreograph/survey-2026/1/tables', { method: 'POST', body })
    return performance.now() - start
  }
  const working = async (person: number): Promise<number[]> => {
    const taken: number[] = []
    await pause((LOOKING_MS * person) / COUNTING)
    for (let turn = -1; turn < TABLES_EACH; turn++) {
      const millis = await table(person, turn + 1)
      if (turn >= 0) taken.push(millis) // the first reads the answers
      await pause(LOOKING_MS)
    }
    return taken
  }
  return (await Promise.all(Array.from({ length: COUNTING }, (_, person) => working(person)))).flat()
}

const pause = (millis: number) => new Promise((resolve) => setTimeout(resolve, millis))

/** Each audience like one of the sample's; people with the rights of somebody who sees no brand yet. */
async function fill({ sql, kind }: Db): Promise<void> {
  const models = raw`(select *, row_number() over (order by document_id) - 1 as place_in_row,
    count(*) over () as all_of_them from audience_edition where is_newest and client is null)`
  const each = raw`generate_series(1, ${LIBRARY}) turn join ${models} model on place_in_row = turn % all_of_them`
  await raw`insert into document (id, type, place, status, version, fields, result, title, words, columns,
      created_at, created_by, updated_at, updated_by)
    select 'bench-audience-' || turn, type, document.place, document.status, document.version, fields, result,
      document.title || ' ' || turn, document.words, columns, created_at, created_by, updated_at, updated_by
    from ${each} join document on document.id = model.document_id`.execute(sql)
  await raw`insert into audience_share (document_id, scope, by, at)
    select id, 'agency', created_by, created_at from document where id like 'bench-audience-%'`.execute(sql)
  await raw`insert into audience_edition (document_id, version, title, tags, words, others, place, client, key, expression, dataset, dataset_name,
      dataset_version, slices, markets, weight, base, n, w, q, universe, margin, flag, plan_least, engine, by, at, is_newest)
    select 'bench-audience-' || turn, 1, title || ' ' || turn, tags, words, others, place, client, key, expression, dataset, dataset_name, dataset_version, slices,
      markets, weight, base, n, w, q, universe, margin, flag, plan_least, engine, by, at + turn * interval '1 minute', true
    from ${each}`.execute(sql)
  const people = raw`generate_series(0, ${COUNTING - 1}) n,
    (select * from person where email = 'no-workspaces@agency.example') as model`
  await raw`insert into person (id, email, firstname, lastname, date_locale, number_locale, display_language)
    select 'counting-' || n, 'counting-' || n || '@agency.example', firstname, lastname, date_locale, number_locale,
      display_language from ${people}`.execute(sql)
  await raw`insert into agency_member select agency_code, 'counting-' || n from ${people}, agency_member
    where person_id = model.id`.execute(sql)
  await raw`insert into permission_record (person_id, account_id, permissions)
    select 'counting-' || n, account_id, permissions from ${people}, permission_record
    where person_id = model.id`.execute(sql)
  // rows of one statement wait in a list that every search reads: those of a library come one by one, and are in their indexes
  await raw`select gin_clean_pending_list('document_made_from'), gin_clean_pending_list('audience_edition_words')`.execute(
    sql,
  )
  if (kind === 'postgresql') await raw`vacuum analyze document, audience_edition, audience_share`.execute(sql)
}

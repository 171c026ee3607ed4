import { type Kysely, sql as raw } from 'kysely'
import { SCORECARD_ACTION } from '../../../miniapps/domain/scorecards/action/scorecard-action.ts'
import { SCORECARD_RUN } from '../../../miniapps/domain/scorecards/scorecard-run.ts'
import { newSpeedDate, SPEED_DATE } from '../../../miniapps/domain/speed-date/speed-date.ts'
import type { Database } from '../../db/schema.ts'
import { addSampleDocuments } from '../../documents/add-sample-documents.ts'
import { aboutDocument, addressOf } from '../../documents/notices/about-document.ts'
import { DEMO_ACCOUNTS } from '../../world/demo-accounts.ts'
import type { Noun } from '../../world/noun.ts'
import { demoId } from '../../world/people.ts'
import type { Organisation } from '../../world/sample-rows.ts'
import type { SampleWorld } from '../../world/sample-world.ts'
import { notify } from '../notifications/notify.ts'
import { dayFromNow, moment } from './days.ts'
import { AUDITORS, BRANDS_EACH, type DemoWork, NEWCOMERS } from './demo-work.ts'
import { openAudits, plannedActions, submittedAudit, type Workplace } from './sample-audits.ts'
import { newestScorecards } from './newest-scorecards.ts'

/** The default brand's client, and how many brands of an agency have a history: tests and tours count what is there. */
const FULL = { client: 'advertiser-001', brands: 12 }
/** Planner and developer lack every fortieth brand; nobody's work is about one that they may not open. */
const HELD_BY_ALL = (index: number) => (index + 1) % 40 !== 0

/** What a demo account finds on its You page in the morning: audits to go on with, tasks, a notice, deadlines. All by the day on which it is added. */
export const addDemoWork: Noun['addSample'] = async (sql, world) => {
  const taken = await placesWithDocuments(sql)
  const scorecards = await newestScorecards(sql)
  for (const [turn, work] of AUDITORS.entries()) {
    const brands = freeBrands(world, work.agency, taken).slice(0, BRANDS_EACH)
    if (brands.length < BRANDS_EACH) continue // all of them have work of somebody's own
    for (const brand of brands) taken.add(brand.id)
    const person = personOf(work.who)
    await addAudits(
      sql,
      { person, colleague: colleagueIn(world, work.agency, turn), brands, scorecards },
      work,
    )
  }
  for (const work of NEWCOMERS) await addEvent(sql, world, work)
}

async function addAudits(sql: Kysely<Database>, place: Workplace, { isHome }: DemoWork): Promise<void> {
  await addSampleDocuments(sql, SCORECARD_RUN, openAudits(place))
  if (!isHome) return
  const { person, colleague } = place
  const submitted = submittedAudit(place)
  await addSampleDocuments(sql, SCORECARD_RUN, [submitted])
  await addSampleDocuments(sql, SCORECARD_ACTION, plannedActions(place))
  await sql
    .insertInto('document_waiting')
    .values({ document_id: submitted.id, person_id: person.id, kind: 'approval', since: moment(-1, 16) })
    .execute()
  const row = await sql
    .selectFrom('document')
    .select(['id', 'place', 'status', 'columns', 'title'])
    .where('id', '=', submitted.id)
    .executeTakeFirstOrThrow()
  const { path } = addressOf({ definition: SCORECARD_RUN }, row)
  const params = await aboutDocument(sql, row, colleague)
  await notify(sql, [person.id], { kind: 'document-submitted', params, path })
}

/** Somebody who may open no audit plans an event, and is reminded of the first steps. */
async function addEvent(sql: Kysely<Database>, world: SampleWorld, { who, agency }: DemoWork): Promise<void> {
  const { id, name } = personOf(who)
  const people = staffOf(world, agency).slice(0, 7)
  const set = {
    ...newSpeedDate('Breakfast of the new people', dayFromNow(6), 'Europe/London', 7),
    ...Object.fromEntries(
      [{ id, name }, ...people].map((each, at) => [
        `people/${each.id}`,
        { name: each.name, market: 'GB', discipline: 'strategy', side: at % 2 === 0 ? 'a' : 'b' },
      ]),
    ),
  }
  const steps = [{ at: Date.parse(moment(-1, 11)), by: id, set }]
  await addSampleDocuments(sql, SPEED_DATE, [{ id: `demo-event-${who}`, place: agency, facts: null, steps }])
  const params = { person: people[0]!.name, open: 5 }
  await notify(sql, [id], { kind: 'onboarding-reminded', params, path: '/onboarding' })
}

function personOf(who: string): { id: string; name: string } {
  const { email, firstname, lastname } = DEMO_ACCOUNTS.find((each) => each.email.startsWith(`${who}@`))!
  return { id: demoId(email), name: `${firstname} ${lastname}` }
}

const staffOf = ({ staff }: SampleWorld, agency: string) =>
  staff
    .filter(({ agencies }) => agencies.includes(agency))
    .map(({ person: { id, firstname, lastname } }) => ({ id, name: `${firstname} ${lastname}` }))

const colleagueIn = (world: SampleWorld, agency: string, turn: number): string => {
  const people = staffOf(world, agency)
  return people[turn % people.length]!.id
}

/** Live brands without a document, from the end of the agency's list. */
function freeBrands(
  { organisations }: SampleWorld,
  agency: string,
  taken: ReadonlySet<string>,
): Organisation['brands'] {
  const { brands } = organisations.find(({ agencyCode }) => agencyCode === agency)!
  return brands
    .filter(
      ({ id, status, client_id }, index) =>
        status === 'LIVE' &&
        index >= FULL.brands &&
        client_id !== FULL.client &&
        HELD_BY_ALL(index) &&
        !taken.has(id),
    )
    .toReversed()
}

async function placesWithDocuments(sql: Kysely<Database>): Promise<Set<string>> {
  const { rows } = await raw<{ place: string }>`select distinct place from document`.execute(sql)
  return new Set(rows.map(({ place }) => place))
}

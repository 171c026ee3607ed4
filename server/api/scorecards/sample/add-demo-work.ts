import { type Kysely, sql as raw } from 'kysely'
import { SCORECARD_ACTION } from '../../../../miniapps/domain/scorecards/action/scorecard-action.ts'
import { SCORECARD_RUN } from '../../../../miniapps/domain/scorecards/scorecard-run.ts'
import type { Database } from '../../../db/schema.ts'
import { addSampleDocuments } from '../../../documents/add-sample-documents.ts'
import { aboutDocument, addressOf } from '../../../documents/notices/about-document.ts'
import { personOf, staffOf } from '../../../world/demo-people.ts'
import type { Noun } from '../../../world/noun.ts'
import type { Organisation } from '../../../world/sample-rows.ts'
import type { SampleWorld } from '../../../world/sample-world.ts'
import { notify } from '../../notifications/notify.ts'
import { moment } from '../../../world/days.ts'
import { AUDITORS, BRANDS_EACH, type DemoWork } from './demo-work.ts'
import { openAudits, plannedActions, submittedAudit, type Workplace } from './sample-audits.ts'
import { newestScorecards } from './newest-scorecards.ts'

/** The default brand's client, and how many brands of an agency have a history: tests and tours count what is there. */
const FULL = { client: 'advertiser-001', brands: 12 }
/** Planner and developer lack every fortieth brand; nobody's work is about one that they may not open. */
const HELD_BY_ALL = (index: number) => (index + 1) % 40 !== 0

/** Audits to go on with, tasks, a notice and deadlines for the You page of demo accounts, by the day on which they are added. */
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

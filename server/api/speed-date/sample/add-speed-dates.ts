import type { Json } from '../../../../miniapps/domain/document/json.ts'
import { SKILLS } from '../../../../miniapps/domain/contacts/skills.ts'
import { newSpeedDate, SPEED_DATE } from '../../../../miniapps/domain/speed-date/speed-date.ts'
import { addSampleDocuments } from '../../../documents/add-sample-documents.ts'
import { DEMO_ACCOUNTS } from '../../../world/demo-accounts.ts'
import { DEMO_ROLES } from '../../../world/demo-permissions.ts'
import { Dice } from '../../../world/dice.ts'
import type { Noun } from '../../../world/noun.ts'
import { demoId } from '../../../world/people.ts'
import type { SampleWorld } from '../../../world/sample-world.ts'

const SEED = 51_200_377
const BEGUN = Date.UTC(2026, 10, 2, 9)
const DAY_MS = 86_400_000
const AGENCIES = ['choreograph', 'wavemaker', 'mindshare', 'msix']

/** One evening that is over and one that is being planned, in some agencies. */
export const addSpeedDates: Noun['addSample'] = (sql, world) => {
  const dice = new Dice(SEED)
  const samples = AGENCIES.flatMap((place) => {
    const begin = (title: string, day: string, count: number) => ({
      at: BEGUN,
      by: demoId('admin@agency.example'),
      set: {
        ...newSpeedDate(title, day, 'Europe/London', dice.between(1, 1_000_000)),
        ...peopleOf(dice, world, place, count),
      },
    })
    const over = [
      begin('Meet the new markets', '2026-11-05', 12),
      { at: BEGUN + 3 * DAY_MS, by: demoId('admin@agency.example'), status: 'finished' },
    ]
    return [
      { id: `speed-date-${place}-1`, place, facts: null, steps: over },
      {
        id: `speed-date-${place}-2`,
        place,
        facts: null,
        steps: [begin('Search meets strategy', '2026-12-10', 15)],
      },
    ]
  })
  return addSampleDocuments(sql, SPEED_DATE, samples)
}

/** People of the agency, those of the stories first. */
function peopleOf(dice: Dice, { staff }: SampleWorld, agency: string, count: number): Record<string, Json> {
  const demo = DEMO_ACCOUNTS.filter(({ email }) =>
    DEMO_ROLES.some(({ personId, agencies }) => personId === demoId(email) && agencies.includes(agency)),
  ).map(({ email, firstname, lastname }) => ({
    id: demoId(email),
    name: `${firstname} ${lastname}`,
    market: 'GB',
  }))
  const others = staff
    .filter(({ agencies }) => agencies.includes(agency))
    .map(({ person: { id, firstname, lastname, date_locale } }) => ({
      id,
      name: `${firstname} ${lastname}`,
      market: date_locale.slice(-2).toUpperCase(),
    }))
  return Object.fromEntries(
    [...demo, ...others]
      .slice(0, count)
      .map(({ id, name, market }, at) => [
        `people/${id}`,
        { name, market, discipline: dice.pick(SKILLS), side: at % 2 === 0 ? 'a' : 'b' },
      ]),
  )
}

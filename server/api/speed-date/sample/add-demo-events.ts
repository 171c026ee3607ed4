import { newSpeedDate, SPEED_DATE } from '../../../../miniapps/domain/speed-date/speed-date.ts'
import { addSampleDocuments } from '../../../documents/add-sample-documents.ts'
import { dayFromNow, moment } from '../../../world/days.ts'
import { personOf, staffOf } from '../../../world/demo-people.ts'
import type { Noun } from '../../../world/noun.ts'
import { notify } from '../../notifications/notify.ts'

/** Demo accounts that may enter and open no audit. */
const NEWCOMERS = [
  ['other-agency', 'wavemaker'],
  ['no-workspaces', 'choreograph'],
] as const

/** Somebody who may open no audit plans an event, and is reminded of the first steps. */
export const addDemoEvents: Noun['addSample'] = async (sql, world) => {
  for (const [who, place] of NEWCOMERS) {
    const document = `demo-event-${who}`
    // a sample world of before has it already: it came with the audits, by their marker
    if (await sql.selectFrom('document').select('id').where('id', '=', document).executeTakeFirst()) continue
    const { id, name } = personOf(who)
    const people = staffOf(world, place).slice(0, 7)
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
    await addSampleDocuments(sql, SPEED_DATE, [{ id: document, place, facts: null, steps }])
    const params = { person: people[0]!.name, open: 5 }
    await notify(sql, [id], { kind: 'onboarding-reminded', params, path: '/onboarding' })
  }
}

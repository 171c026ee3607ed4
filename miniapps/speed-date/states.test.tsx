import { mountMiniApp } from '../../test/browser/mount-mini-app.ts'
import { checkState } from '../../test/browser/state/check-state.ts'
import { inLookOf } from '../../test/browser/state/in-look-of.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import { usualStates } from '../kit/document/usual-states-in-tests.ts'
import { eventInTests } from './event-in-tests.ts'

const LONG = 'Zielgruppenübersetzungsverwaltungsvorschriftensammlung'
const DRAWN = ['day, ', 'month, ', 'year, ', 'Number field']

describe('the states of speed date', () => {
  const tenant = inLookOf('wavemaker')
  const open = async (view: string, people: number, more = {}, status = 'draft', tail = '/event-1') => {
    const { options } = eventInTests(people, { title: LONG, ...more }, status)
    const given = options(tail, { view })
    return mountMiniApp('speed-date', { ...given, context: { ...given.context, tenant } })
  }

  usualStates({
    app: 'speed-date',
    tenant,
    title: 'Speed date',
    empty: 'No events yet',
    list: () => open('setup', 6, {}, 'draft', '/'),
  })

  for (const [view, ready] of [
    ['setup', '.people > li'],
    ['rounds', 'tbody tr'],
    ['mine', '.my-rounds > li'],
    ['live', '.os-state'],
  ] as const)
    it(`plans an event: ${view}`, async () => {
      const app = await open(view, 7)
      await waitUntil(() => app.findAll(ready).length > 0)
      await checkState(app, [...DRAWN, 'Europe'])
    })

  for (const answers of [0, 3])
    it(`tells who made the event what came of it: ${answers} answers`, async () => {
      const summary = { answers, mean: 4.5, ratings: [0, 0, 0, 1, 2], wanting: 2, mutual: 1 }
      const { options } = eventInTests(4, {}, 'finished', {
        'GET /api/speed-date/*/feedback': { data: { mine: [], summary } },
      })
      const given = options('/event-1', { view: 'feedback' })
      const app = await mountMiniApp('speed-date', { ...given, context: { ...given.context, tenant } })
      await waitUntil(() => app.findAll(answers ? 'dl.os-facts' : '[role=tabpanel] .os-state').length > 0)
      await checkState(app, DRAWN)
    })

  it('shows the board while it runs', async () => {
    const app = await open('live', 7, { started: new Date().toISOString() }, 'running')
    await waitUntil(() => app.findAll('.live-countdown').length === 1)
    await checkState(app)
  })
})

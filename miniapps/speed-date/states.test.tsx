import { expect } from '@open-wc/testing'
import { answering, problem } from '../../test/browser/answering.ts'
import { mountMiniApp } from '../../test/browser/mount-mini-app.ts'
import { checkState } from '../../test/browser/state/check-state.ts'
import { inLookOf } from '../../test/browser/state/in-look-of.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import { eventInTests } from './event-in-tests.ts'

const LONG = 'Zielgruppenübersetzungsverwaltungsvorschriftensammlung'
const DRAWN = ['day, ', 'month, ', 'year, ', 'Number field']

describe('the states of speed date', () => {
  const tenant = inLookOf('wavemaker')
  const mounted = (answer: unknown) =>
    mountMiniApp('speed-date', { context: { tenant }, portal: { fetch: answering({ 'GET *': answer }) } })
  const open = async (view: string, people: number, more = {}, status = 'draft') => {
    const { options } = eventInTests(people, { title: LONG, ...more }, status)
    const given = options('/event-1', { view })
    return mountMiniApp('speed-date', { ...given, context: { ...given.context, tenant } })
  }

  it('shows the shape of what comes while it loads', async () => {
    const app = await mounted(() => new Promise(() => {}))
    expect(app.find('.os-skeleton').textContent).to.equal('Loading Speed date')
    await checkState(app)
  })

  it('says what would be here while there is nothing', async () => {
    const app = await mounted({ data: [], next: null })
    await waitUntil(() => app.findAll('.os-state')[0]?.textContent.includes('No events yet'))
    await checkState(app)
  })

  it('says what went wrong, and offers to try again', async () => {
    const app = await mounted(problem(500, 'Something went wrong'))
    await waitUntil(() => app.findAll('[role=alert] button')[0]?.textContent === 'Try again')
    await checkState(app)
  })

  it('lists events, however long their titles', async () => {
    const { options } = eventInTests(6, { title: LONG })
    const given = options('/')
    const app = await mountMiniApp('speed-date', { ...given, context: { ...given.context, tenant } })
    await waitUntil(() => app.findAll('.os-grid-rows a').length === 1)
    await checkState(app)
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

import { answering, problem } from '../../test/browser/answering.ts'
import { mountMiniApp } from '../../test/browser/mount-mini-app.ts'
import { checkState } from '../../test/browser/state/check-state.ts'
import { inLookOf } from '../../test/browser/state/in-look-of.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import type { Body } from '../domain/document/change.ts'
import { curveInTests, O6 } from '../domain/scenarios/scenario-in-tests.ts'
import { ASKED, COMPUTED, scenarioAppInTests } from './scenario-in-tests.ts'

const LONG = 'Zielgruppenübersetzungsverwaltungsvorschriftensammlung '.repeat(2).trim()
/** Signs that are the same in each language, and what the controls of the browser say. */
const SAME = ['day, ', 'month, ', 'year, ', 'Number field', 'Empty', 'GBP', 'United Kingdom', 'GRP', '3+']

describe('the states of express scenario', () => {
  const tenant = inLookOf('msix')
  const answered = (answer: unknown, tail = '/') =>
    mountMiniApp('architect-junior', {
      context: { tenant },
      portal: { fetch: answering({ 'GET *': answer }) },
      route: { basePath: '/express-scenario', params: { brandId: 'brand-1' }, tail },
    })
  const mounted = async (tail: string, fields: Body, more?: Parameters<typeof scenarioAppInTests>[1]) => {
    const options = scenarioAppInTests(fields, more).mounted(tail)
    return mountMiniApp('architect-junior', { ...options, context: { ...options.context, tenant } })
  }

  it('says what would be here while there is nothing', async () => {
    const app = await answered({ data: [], next: null })
    await waitUntil(() => app.findAll('.os-state')[0]?.textContent.includes('No scenarios yet'))
    await checkState(app)
  })

  for (const tail of ['/', '/one'])
    it(`says what went wrong, and offers to try again: ${tail}`, async () => {
      const app = await answered(problem(500, 'Something went wrong'), tail)
      await waitUntil(() => app.findAll('[role=alert] button')[0]?.textContent === 'Try again')
      await checkState(app)
    })

  it('asks five questions', async () => {
    const app = await mounted('/one', { ...ASKED, title: LONG, 'answers/objective': LONG })
    await waitUntil(() => app.findAll('.offers .os-choice').length === 3)
    await checkState(app, SAME)
  })

  it('asks first where nothing is answered yet', async () => {
    const app = await mounted('/one', { title: 'Spring' })
    await waitUntil(() => app.findAll('.question').length === 5)
    await checkState(app, SAME)
  })

  it('shows three options, what may be moved, and a newer curve', async () => {
    const newer = curveInTests('TV', O6.TV, { version: 5, name: 'v2', source: LONG })
    const app = await mounted('/one', { ...COMPUTED, title: LONG }, { newer: [newer] })
    await waitUntil(
      () => app.findAll('.sliders input').length === 2 && app.findAll('.details svg').length > 5,
    )
    await checkState(app, SAME)
  })

  it('shows a finished one, which nobody moves any more', async () => {
    const app = await mounted('/one', COMPUTED, { status: 'sent' })
    await waitUntil(() => app.findAll('.option').length === 3 && app.findAll('.details svg').length > 5)
    await checkState(app, SAME)
  })
})

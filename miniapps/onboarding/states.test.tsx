import { expect } from '@open-wc/testing'
import { answering, problem } from '../../test/browser/answering.ts'
import { mountMiniApp } from '../../test/browser/mount-mini-app.ts'
import { checkState } from '../../test/browser/state/check-state.ts'
import { inLookOf } from '../../test/browser/state/in-look-of.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import type { Page } from '../../shell/contract/page.ts'
import type { TeamLine } from '../domain/onboarding/progress.ts'
import { pathInTests } from './progress-in-tests.ts'

const LONG = 'Zielgruppenübersetzungsverwaltungsvorschriftensammlung'
const TEAM: Page<TeamLine> = {
  data: [
    {
      id: 'p1',
      firstname: LONG,
      lastname: LONG,
      paths: [
        { key: 'newcomer', completion: { done: 3, required: 5, percent: 60 }, remindedAt: null },
        {
          key: 'auditor',
          completion: { done: 0, required: 3, percent: 0 },
          remindedAt: '2026-01-02T08:00:00Z',
        },
      ],
    },
  ],
  next: 'p1',
}

describe('the states of onboarding', () => {
  const tenant = inLookOf('groupm')
  const mounted = (answer: unknown, tail = '/') =>
    mountMiniApp('onboarding', {
      context: { tenant },
      portal: { fetch: answering({ 'GET *': answer }) },
      route: { basePath: '/onboarding', tail },
    })

  it('shows the shape of what comes while it loads', async () => {
    const app = await mounted(() => new Promise(() => {}))
    expect(app.find('.os-skeleton').textContent).to.equal('Loading the steps')
    await checkState(app)
  })

  it('says what would be here while there is nothing', async () => {
    const app = await mounted({ data: [] })
    await waitUntil(() => app.findAll('.os-state')[0]?.textContent.includes('Nothing to learn'))
    await checkState(app)
  })

  it('says what went wrong, and offers to try again', async () => {
    const app = await mounted(problem(500, 'Something went wrong'))
    await waitUntil(() => app.findAll('[role=alert] button')[0]?.textContent === 'Try again')
    await checkState(app)
  })

  it('lists steps in each standing', async () => {
    const app = await mounted({ data: [pathInTests()] })
    await waitUntil(() => app.findAll('.step').length === 6)
    await checkState(app)
  })

  it('shows how far a team has come, however long the names', async () => {
    const app = await mounted(TEAM, '/team')
    await waitUntil(() => app.findAll('tbody progress').length === 2)
    await checkState(app, ['2 Jan 2026, 08:00'])
  })

  it('says where nobody reports to the reader', async () => {
    const app = await mounted({ data: [], next: null }, '/team')
    await waitUntil(() => app.findAll('.os-state')[0]?.textContent.includes('No one reports to you'))
    await checkState(app)
  })
})

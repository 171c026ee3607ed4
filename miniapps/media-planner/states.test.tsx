import { mountMiniApp } from '../../test/browser/mount-mini-app.ts'
import { checkState } from '../../test/browser/state/check-state.ts'
import { inLookOf } from '../../test/browser/state/in-look-of.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import type { Body } from '../domain/document/change.ts'
import { planInTests, tvLine } from '../domain/plans/plan-in-tests.ts'
import { usualStates } from '../kit/document/usual-states-in-tests.ts'
import { planAppInTests, SPRING } from './plan-in-tests.ts'

const LONG = 'Zielgruppenübersetzungsverwaltungsvorschriftensammlung '.repeat(2).trim()
/** Signs that are the same in each language, and what the controls of the browser say. */
const SAME = [
  'day, ',
  'month, ',
  'year, ',
  'Number field',
  'Empty',
  'GBP',
  '£',
  'United Kingdom',
  'GRP',
  'CPP',
  'CPM',
  'v1',
]

describe('the states of the media planner', () => {
  const tenant = inLookOf('wavemaker')
  const mounted = async (tail: string, fields: Body = SPRING, status = 'draft') => {
    const options = planAppInTests(fields, { status }).mounted(tail)
    return mountMiniApp('media-planner', { ...options, context: { ...options.context, tenant } })
  }
  const drawn = (app: Awaited<ReturnType<typeof mounted>>) =>
    waitUntil(
      () => app.findAll('.lines [data-line="0"]').length === 1 && app.findAll('.reach svg').length > 0,
    )

  usualStates({
    app: 'media-planner',
    tenant,
    route: { basePath: '/mtv/mpl', params: { brandId: 'brand-1' } },
    title: 'Media planner',
    empty: 'No plans yet',
    tails: ['/', '/one'],
    list: () => mounted('/', { ...SPRING, title: LONG }),
    data: ['£'],
  })

  it('has lines, figures and reach of a plan', async () => {
    const lines = [
      tvLine(200, { vendor: LONG, notes: LONG }),
      tvLine(1, { touchpoint: '', vendor: 'Studio' }),
    ]
    const app = await mounted('/one', planInTests(lines, { title: LONG, budget: 100, 'fees/1/label': LONG }))
    await drawn(app)
    await checkState(app, SAME)
  })

  it('asks for days and currency before all else', async () => {
    const app = await mounted('/one', { title: 'Spring' })
    await waitUntil(() => app.findAll('.plan-head[open]').length === 1)
    await waitUntil(() => app.findAll('.lines [data-line="0"]').length === 1)
    await checkState(app, SAME)
  })

  it('is read alone once it is approved', async () => {
    const app = await mounted('/one', SPRING, 'approved')
    await drawn(app)
    await checkState(app, SAME)
  })
})

import { mountMiniApp } from '../../test/browser/mount-mini-app.ts'
import { checkState } from '../../test/browser/state/check-state.ts'
import { inLookOf } from '../../test/browser/state/in-look-of.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import type { PlanVersion } from '../domain/comparisons/compared-plan.ts'
import { versionInTests } from '../domain/comparisons/comparison-in-tests.ts'
import type { Body } from '../domain/document/change.ts'
import { olvLine, PLAN_CURVES, tvLine } from '../domain/plans/plan-in-tests.ts'
import { usualStates } from '../kit/document/usual-states-in-tests.ts'
import { comparisonInTests } from './comparison-app-in-tests.ts'

const LONG = 'Zielgruppenübersetzungsverwaltungsvorschriftensammlung '.repeat(2).trim()
/** Signs that are the same in each language, and what the controls of the browser say. */
const SAME = [
  'GRP',
  '£',
  '€',
  'GBP',
  'EUR',
  'day, ',
  'month, ',
  'year, ',
  'Number field',
  'Empty',
  '1+',
  '3+',
  'United Kingdom',
]

/** Names of plans as charts shorten them. */
const SHORT = ['1 ', '2 ', '1. 1 ', '2. 2 ', '3. 3 '].map((start) => `${start}${LONG.split(' ')[0]}…`)

const version = (key: string, points: number, more: Body = {}): PlanVersion =>
  versionInTests(key, [tvLine(points), olvLine(300 - points, { vendor: LONG })], PLAN_CURVES, {
    title: `${key} ${LONG}`,
    ...more,
  })

describe('the states of media plan comparison', () => {
  const tenant = inLookOf('wavemaker')
  const mounted = async (
    tail: string,
    versions: readonly PlanVersion[],
    more?: Parameters<typeof comparisonInTests>[2],
  ) => {
    const options = comparisonInTests(versions, PLAN_CURVES, {
      ...more,
      fields: { title: LONG, ...more?.fields },
    }).mounted(tail)
    return mountMiniApp('media-plan-comparison', { ...options, context: { ...options.context, tenant } })
  }

  usualStates({
    app: 'media-plan-comparison',
    tenant,
    route: { basePath: '/campaigns/comparison', params: { brandId: 'brand-1' } },
    title: 'Media plan comparison',
    empty: 'No comparisons yet',
    tails: ['/', '/one'],
    list: () => mounted('/', [version('1', 100), version('2', 200)]),
  })

  it('asks for plans first', async () => {
    const app = await mounted('/one', [])
    await waitUntil(() => app.findAll('.os-state').length === 1)
    await checkState(app, SAME)
  })

  it('shows three plans side by side, one of other people, and a newer version', async () => {
    const versions = [version('1', 100), version('2', 200), version('3', 150, { audience: 'Children' })]
    const newer = { ...version('1', 250), version: 9, name: 'v2' }
    const app = await mounted('/one', versions, { further: [newer] })
    await waitUntil(() => app.findAll('.newer li').length === 1 && app.findAll('.comparison svg').length > 8)
    await checkState(app, [...SAME, ...SHORT])
  })

  it('asks for a rate of another currency', async () => {
    const app = await mounted('/one', [version('1', 100), version('2', 200, { currency: 'EUR' })])
    await waitUntil(() => app.findAll('.rate').length === 1)
    await checkState(app, SAME)
  })
})

import { mountMiniApp } from '../../test/browser/mount-mini-app.ts'
import { checkState } from '../../test/browser/state/check-state.ts'
import { inLookOf } from '../../test/browser/state/in-look-of.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import type { Body } from '../domain/document/change.ts'
import { opportunityInTests, U1 } from '../kit/audience/opportunities/opportunity-in-tests.ts'
import { usualStates } from '../kit/document/usual-states-in-tests.ts'
import { PACKS } from '../domain/opportunities/opportunity.ts'

const LONG = 'Zielgruppenübersetzungsverwaltungsvorschriftensammlung '.repeat(2).trim()
/** Signs and names that are the same in each language. */
const SAME = ['P10', 'P50', 'P90', '£', '$', PACKS.us.currency, ...PACKS.us.areas]
const RANGES: Body = { 'segments/1/penetrationLow': 10, 'segments/1/penetrationHigh': 14 }

describe('the states of segment opportunity simulator US', () => {
  const tenant = inLookOf('wavemaker')
  const mounted = (tail: string, fields: Body = {}) => {
    const options = opportunityInTests('us', { fields: { title: LONG, ...fields } }).mounted(tail)
    return mountMiniApp('segment-opportunity-simulator-us', {
      ...options,
      context: { ...options.context, tenant },
    })
  }

  usualStates({
    app: 'segment-opportunity-simulator-us',
    tenant,
    route: { basePath: '/segment-opportunity-simulator-us', params: { brandId: 'brand-1' } },
    title: 'Segment opportunity simulator US',
    empty: 'No simulations yet',
    tails: ['/', '/one'],
    list: () => mounted('/', U1),
  })

  it('asks for figures first', async () => {
    const app = await mounted('/one')
    await waitUntil(() => app.findAll('.os-state').length === 1)
    await checkState(app, SAME)
  })

  it('shows worth, gain and ranges of a segment with a long name', async () => {
    const app = await mounted('/one', { ...U1, ...RANGES, 'segments/1/name': LONG, title: LONG })
    await waitUntil(() => app.findAll('.opportunity-results svg').length > 1, 'No charts', { timeout: 8000 })
    await checkState(app, [...SAME, `${LONG.split(' ')[0]}…`])
  })
})

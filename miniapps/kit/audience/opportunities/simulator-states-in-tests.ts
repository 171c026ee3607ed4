import { mountMiniApp } from '../../../../test/browser/mount-mini-app.ts'
import { checkState } from '../../../../test/browser/state/check-state.ts'
import { inLookOf } from '../../../../test/browser/state/in-look-of.ts'
import { waitUntil } from '../../../../test/browser/wait-until.ts'
import type { Body } from '../../../domain/document/change.ts'
import { PACKS } from '../../../domain/opportunities/opportunity.ts'
import { usualStates } from '../../document/usual-states-in-tests.ts'
import { opportunityInTests, U1 } from './opportunity-in-tests.ts'

const LONG = 'Zielgruppenübersetzungsverwaltungsvorschriftensammlung '.repeat(2).trim()
const RANGES: Body = { 'segments/1/penetrationLow': 10, 'segments/1/penetrationHigh': 14 }

/** States that the simulators of both countries have. */
export function simulatorStates(key: 'uk' | 'us', basePath: string, title: string): void {
  const app = `segment-opportunity-simulator-${key}`
  /** Signs and names that are the same in each language. */
  const same = ['P10', 'P50', 'P90', '£', '$', PACKS[key].currency, ...PACKS[key].areas]
  const tenant = inLookOf('wavemaker')
  const mounted = (tail: string, fields: Body = {}) => {
    const options = opportunityInTests(key, { fields: { title: LONG, ...fields } }).mounted(tail)
    return mountMiniApp(app, {
      ...options,
      context: { ...options.context, tenant },
    })
  }

  usualStates({
    app,
    tenant,
    route: { basePath, params: { brandId: 'brand-1' } },
    title,
    empty: 'No simulations yet',
    tails: ['/', '/one'],
    list: () => mounted('/', U1),
  })

  it('asks for figures first', async () => {
    const page = await mounted('/one')
    await waitUntil(() => page.findAll('.os-state').length === 1)
    await checkState(page, same)
  })

  it('shows worth, gain and ranges of a segment with a long name', async () => {
    const page = await mounted('/one', { ...U1, ...RANGES, 'segments/1/name': LONG, title: LONG })
    await waitUntil(() => page.findAll('.opportunity-results svg').length > 1, 'No charts', { timeout: 8000 })
    await checkState(page, [...same, `${LONG.split(' ')[0]}…`])
  })
}

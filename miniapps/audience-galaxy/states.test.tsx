import { mountMiniApp } from '../../test/browser/mount-mini-app.ts'
import { checkState } from '../../test/browser/state/check-state.ts'
import { inLookOf } from '../../test/browser/state/in-look-of.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import type { Body } from '../domain/document/change.ts'
import { usualStates } from '../kit/document/usual-states-in-tests.ts'
import { galaxyInTests } from './galaxy-app-in-tests.ts'

const LONG = 'Zielgruppenübersetzungsverwaltungsvorschriftensammlung '.repeat(2).trim()
/** Texts of data, formats and the browser's own controls. */
const SAME = [
  'Survey 2026',
  'United Kingdom',
  'United States',
  'Main weight',
  '2025-H2',
  '2026-H1',
  'Number field',
  '%',
  LONG.split(' ')[0]!,
]

describe('the states of the audience galaxy', () => {
  const tenant = inLookOf('mindshare')
  const mounted = async (tail: string, fields: Body = {}) => {
    const options = galaxyInTests({ title: LONG, ...fields }).mounted(tail)
    return mountMiniApp('audience-galaxy', { ...options, context: { ...options.context, tenant } })
  }

  usualStates({
    app: 'audience-galaxy',
    tenant,
    route: { basePath: '/brands/brand-1/audience-galaxy', params: { brandId: 'brand-1' } },
    title: 'Audience galaxy',
    empty: 'No galaxies yet',
    tails: ['/', '/one'],
    list: () => mounted('/'),
  })

  it('asks for questions first', async () => {
    const app = await mounted('/one', {
      'questions/tv': null,
      'questions/age_band': null,
      'questions/segment': null,
    })
    await waitUntil(() => app.findAll('.os-state').length === 1)
    await checkState(app, SAME)
  })

  it('shows groups with their names', async () => {
    const app = await mounted('/one')
    await waitUntil(() => app.findAll('.galaxy-group').length > 1)
    await checkState(app, SAME)
  })
})

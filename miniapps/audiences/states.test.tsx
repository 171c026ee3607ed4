import { mountMiniApp } from '../../test/browser/mount-mini-app.ts'
import { checkState } from '../../test/browser/state/check-state.ts'
import { inLookOf } from '../../test/browser/state/in-look-of.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import { usualStates } from '../kit/document/usual-states-in-tests.ts'
import { audienceOf, AUDIENCES, mapInTests, of } from './map-app-in-tests.ts'

const LONG = 'Zielgruppenübersetzungsverwaltungsvorschriftensammlung '.repeat(2).trim()
/** Texts of data, formats and the browser's own controls. */
const SAME = [
  'Survey 2026',
  'GB-2026-H1',
  'United Kingdom',
  'United States',
  'Main weight',
  '2025-H2',
  '2026-H1',
  LONG.split(' ')[0]!,
]

describe('the states of the audience map', () => {
  const tenant = inLookOf('wavemaker')
  const mounted = async (tail: string, asked: Parameters<typeof mapInTests>[0] = {}) => {
    const options = mapInTests({ ...asked, fields: { title: LONG, ...asked.fields } }).mounted(tail)
    return mountMiniApp('audiences', { ...options, context: { ...options.context, tenant } })
  }

  usualStates({
    app: 'audiences',
    tenant,
    route: { basePath: '/brands/brand-1/audiences', params: { brandId: 'brand-1' } },
    title: 'Audiences',
    empty: 'No maps yet',
    tails: ['/map', '/map/one'],
    list: () => mounted('/map'),
  })

  it('asks for an audience first', async () => {
    const app = await mounted('/map/one', { editions: [] })
    await waitUntil(() => app.findAll('.os-state').length === 1)
    await checkState(app, SAME)
  })

  it('shows audiences, two side by side, and how they lie by a question', async () => {
    const app = await mounted('/map/one', {
      editions: [...AUDIENCES, audienceOf(LONG, of('age_band', 1))],
      fields: {
        focus: 'acme = 1',
        profile: 'segment',
        'compared/heavy-viewers': true,
        'compared/older-people': true,
      },
    })
    await waitUntil(() => app.findAll('.os-figure').length === 3)
    await checkState(app, SAME)
  })
})

import { mountMiniApp } from '../../test/browser/mount-mini-app.ts'
import { checkState } from '../../test/browser/state/check-state.ts'
import { inLookOf } from '../../test/browser/state/in-look-of.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import { usualStates } from '../kit/document/usual-states-in-tests.ts'
import { composerInTests, questionInTests, setInTests } from './composer-in-tests.ts'

const LONG = 'Zielgruppenübersetzungsverwaltungsvorschriftensammlung '.repeat(2).trim()
/** In the legend. */
const CUT = 'Zielgruppenübersetzungsverwaltungsvorschriftensammlung…'
/** Signs that are the same in each language, and what the controls of the browser say. */
const SAME = ['(000)', 'Number field', 'Empty', '**', 'A', 'B', 'C', 'AB', 'AC', 'BC', 'ABC', 'GB 2026-H1']

describe('the states of the audience composer', () => {
  const tenant = inLookOf('wavemaker')
  const route = { basePath: '/brands/brand-1/audience-composer', params: { brandId: 'brand-1' } }
  const mounted = (of: Parameters<typeof composerInTests>[0], tail = '/one') => {
    const options = composerInTests({ title: LONG, ...of }).mounted(tail)
    return mountMiniApp('audience-composer', { ...options, context: { ...options.context, tenant } })
  }
  const three = [0, 1, 2].map((place) => setInTests(place, { title: `${LONG} ${place}`, datasetName: LONG }))

  usualStates({
    app: 'audience-composer',
    tenant,
    route,
    title: 'Audience composer',
    empty: 'No compositions yet',
    tails: ['/', '/one'],
    list: () => mounted({ editions: three }, '/'),
  })

  it('asks for audiences first', async () => {
    const app = await mounted({ editions: [] })
    await waitUntil(() => app.findAll('.os-state').length === 1)
    await checkState(app, SAME)
  })

  it('shows three audiences, however long their titles', async () => {
    const cells = { 0: 5000, 1: 900, 2: 800, 3: 300, 4: 700, 5: 200, 6: 100, 7: 25 }
    const app = await mounted({ editions: three, ops: ['and', 'and', 'minus'], counts: { cells } })
    await waitUntil(() => app.findAll('.os-figure').length === 3)
    await checkState(app, [...SAME, CUT])
  })

  it('estimates across datasets', async () => {
    const editions = [three[0]!, { ...three[1]!, dataset: 'other' }]
    const app = await mounted({ editions, ops: ['and', 'or'] })
    await waitUntil(() => app.findAll('.result-size').length === 1)
    await checkState(app, SAME)
  })
  it('counts another version by the same questions', async () => {
    const editions = [three[0]!, { ...three[1]!, datasetVersion: 2 }]
    const frames = { 'survey-2026/1': [questionInTests(1)], 'survey-2026/2': [questionInTests(1)] }
    const app = await mounted({
      editions,
      ops: ['and', 'or'],
      counts: { cells: { 0: 900, 1: 800, 3: 100 } },
      frames,
    })
    await waitUntil(() => app.findAll('.os-figure').length === 3)
    await checkState(app, [...SAME, CUT, `óóŕ ííń ${CUT}`])
  })
})

import { answering } from '../../test/browser/answering.ts'
import { mountMiniApp } from '../../test/browser/mount-mini-app.ts'
import { checkState } from '../../test/browser/state/check-state.ts'
import { inLookOf } from '../../test/browser/state/in-look-of.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import { usualStates } from '../kit/document/usual-states-in-tests.ts'
import { ALL, at, libraryInTests } from './library-in-tests.ts'

const LONG = 'Außenwerbungsflächenverwaltungsvorschriftensammlung '.repeat(2).trim().slice(0, 80)
const ROUTE = { basePath: '/touchpoints-ui', params: { brandId: 'brand-1' } }
/** Signs that are the same in each language, and what the controls of the browser say. */
const SAME = [
  'day, ',
  'month, ',
  'year, ',
  'Number field',
  'Empty',
  'JSON',
  'Germany',
  'United States',
  'USD',
  'EUR',
  'TV · ',
  '€',
  '$',
  'English',
  'German',
  'French',
  'Spanish',
  'Brazilian Portuguese',
  'Japanese',
]

describe('the states of touchpoints configuration', () => {
  const tenant = inLookOf('msix')
  const mounted = async (tail: string, all = { ...ALL, ...at('SHOP', { 'name/en': LONG }) }) => {
    const { context, ...rest } = libraryInTests(all).mounted(tail)
    return mountMiniApp('touchpoints-configuration', { ...rest, context: { ...context, tenant } })
  }

  usualStates({
    app: 'touchpoints-configuration',
    tenant,
    route: ROUTE,
    title: 'Touchpoints configuration',
    empty: 'No libraries yet',
    tails: ['/', '/names', '/markets', '/all'],
  })

  for (const [tail, text] of [
    ['/names', 'No names are waiting'],
    ['/markets', 'No libraries yet'],
  ] as const)
    it(`says what would be here while there is nothing: ${tail}`, async () => {
      const app = await mountMiniApp('touchpoints-configuration', {
        context: { tenant },
        portal: { fetch: answering({ 'GET *': { data: [], next: null } }) },
        route: { ...ROUTE, tail },
      })
      await waitUntil(() => app.findAll('.os-state')[0]?.textContent.includes(text))
      await checkState(app)
    })

  it('shows libraries, however long their names', async () => {
    const app = await mounted('/')
    await waitUntil(() => app.findAll('tbody tr').length === 2)
    await checkState(app, SAME)
  })

  for (const tail of ['/all', '/germany'])
    it(`shows a library with its tree, and a touchpoint with all of its fields: ${tail}`, async () => {
      const app = await mounted(tail, {
        ...ALL,
        ...at('TV', { currency: null }),
        ...at('SHOP', { 'name/en': LONG }),
      })
      await waitUntil(() => app.findAll('.os-grid-rows > .os-grid-row').length === 4)
      await checkState(app, SAME)
      app.find('.os-grid-rows > .os-grid-row .os-grid-cell').click()
      await waitUntil(() => app.findAll('dialog[open] fieldset').length === 4)
      await checkState(app, SAME)
    })

  it('shows the inbox', async () => {
    const app = await mounted('/names')
    await waitUntil(() => app.findAll('.os-grid-rows > .os-grid-row').length === 3)
    await checkState(app, SAME)
  })

  it('shows the markets beside each other', async () => {
    const app = await mounted('/markets')
    await waitUntil(() => app.findAll('.os-grid-rows > .os-grid-row').length === 4)
    await checkState(app, SAME)
  })
})

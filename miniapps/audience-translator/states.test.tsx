import { mountMiniApp } from '../../test/browser/mount-mini-app.ts'
import { checkState } from '../../test/browser/state/check-state.ts'
import { inLookOf } from '../../test/browser/state/in-look-of.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import { pinPath } from '../domain/document/pin.ts'
import { basketPath, SOURCE } from '../domain/taxonomies/translation.ts'
import { editionInTests } from '../kit/audience/source/edition-in-tests.ts'
import { usualStates } from '../kit/document/usual-states-in-tests.ts'
import { counted, TAXONOMY_IN_TESTS, translationInTests } from './translation-app-in-tests.ts'

const LONG = 'Zielgruppenübersetzungsverwaltungsvorschriftensammlung '.repeat(2).trim()
/** Names of the taxonomy and the survey, and signs, that are the same in each language. */
const SAME = [
  ...TAXONOMY_IN_TESTS.nodes.map(({ name }) => name),
  'Harbourline',
  'Survey 2026',
  'Heavy viewers',
  'GBP',
  '£',
  '›',
  '**',
  '*',
  'Number field',
]

describe('the states of audience translator', () => {
  const tenant = inLookOf('wavemaker')
  const mounted = async (tail: string, asked: Parameters<typeof translationInTests>[0] = {}) => {
    const { mounted: options } = translationInTests({ ...asked, fields: { title: LONG, ...asked.fields } })
    const own = options(tail)
    return mountMiniApp('audience-translator', { ...own, context: { ...own.context, tenant } })
  }

  usualStates({
    app: 'audience-translator',
    tenant,
    route: { basePath: '/brands/brand-1/xlator', params: { brandId: 'brand-1' } },
    title: 'Audience translator',
    empty: 'No translations yet',
    tails: ['/', '/one', '/taxonomies'],
    list: () => mounted('/'),
  })

  it('asks for an audience and a taxonomy first', async () => {
    const app = await mounted('/one', { fields: { [pinPath(SOURCE)]: null } })
    await waitUntil(() => app.findAll('.os-state').length === 1)
    await checkState(app, SAME)
  })

  it('shows candidates, similar names and a basket of long names', async () => {
    const taxonomy = {
      ...TAXONOMY_IN_TESTS,
      latest: 2,
      nodes: TAXONOMY_IN_TESTS.nodes.map((node) => (node.id === 'older' ? { ...node, name: LONG } : node)),
    }
    const basket = ['viewers', 'older', 'heavy'].map((id) => [basketPath(id), id])
    const app = await mounted('/one', {
      taxonomy,
      editions: [editionInTests('tv = 1')],
      fields: Object.fromEntries(basket),
    })
    await counted(app)
    await waitUntil(() => app.findAll('.translation-basket .os-facts').length === 1)
    await checkState(app, SAME)
  })

  it('lists taxonomies', async () => {
    const app = await mounted('/taxonomies')
    await waitUntil(() => app.findAll('tbody tr').length === 1)
    await checkState(app, SAME)
  })
})

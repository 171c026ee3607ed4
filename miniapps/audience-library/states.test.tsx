import { answering, problem } from '../../test/browser/answering.ts'
import { type MountedMiniApp, mountMiniApp } from '../../test/browser/mount-mini-app.ts'
import { checkState } from '../../test/browser/state/check-state.ts'
import { inLookOf } from '../../test/browser/state/in-look-of.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import type { Edition } from '../domain/audience/edition.ts'
import { editionInTests } from '../kit/audience/source/edition-in-tests.ts'
import { daysAgo, libraryInTests } from './library-in-tests.ts'

const LONG = 'Zielgruppenübersetzungsverwaltungsvorschriftensammlung '.repeat(2).trim()
/** Signs and names that are the same in each language. */
const SAME = ['United Kingdom', 'JSON', 'tv = 1', '(000)', '± 0.9', '-20%', '-24%', '91']

const WEAK: readonly Edition[] = [
  editionInTests('tv = 1', {
    id: 'weak',
    margin: 0.009,
    title: LONG,
    tags: [LONG],
    brandName: LONG,
    datasetName: LONG,
    publishedAt: daysAgo(91),
    newerDataset: true,
    before: 500,
    universe: 380,
    version: 2,
    latest: 2,
    flag: '**',
    client: 'acme',
    uses: 3,
  }),
  editionInTests('tv = 1', {
    id: 'other',
    margin: 0.009,
    title: `${LONG} 2`,
    tags: [],
    publishedAt: daysAgo(1),
  }),
]

describe('the states of the audience library', () => {
  const tenant = inLookOf('mindshare')
  const answered = (answer: unknown, tail = '/') =>
    mountMiniApp('audience-library', {
      context: { tenant },
      portal: { fetch: answering({ 'GET *': answer }) },
      route: { basePath: '/brands/brand-1/audlib', params: { brandId: 'brand-1' }, tail },
    })
  async function mounted(tail: string, isThere: (app: MountedMiniApp) => boolean) {
    const options = libraryInTests({
      editions: WEAK,
      lineage: { madeOf: [{ id: 'other', version: 1, title: LONG, steps: 1 }], usedIn: [] },
    }).mounted(tail)
    const app = await mountMiniApp('audience-library', {
      ...options,
      context: { ...options.context, tenant },
    })
    await waitUntil(() => isThere(app))
    return app
  }

  it('shows the shape of what comes while it loads', async () => {
    const app = await answered(() => new Promise(() => {}), '/weak/2')
    await waitUntil(() => app.findAll('.os-skeleton').length > 0)
    await checkState(app, SAME)
  })

  it('says what would be here while there is nothing', async () => {
    const app = await answered({ data: [], next: null })
    await waitUntil(() => app.findAll('.os-state')[0]?.textContent.includes('No audiences published yet'))
    await checkState(app, SAME)
  })

  for (const tail of ['/', '/duplicates', '/weak/2', '/compare/weak%402,other%401'])
    it(`says what went wrong, and offers to try again: ${tail}`, async () => {
      const app = await answered(problem(500, 'Something went wrong'), tail)
      await waitUntil(() => app.findAll('[role=alert] button')[0]?.textContent === 'Try again')
      await checkState(app, SAME)
    })

  it('lists audiences however long their titles, with all that speaks against them', async () => {
    const app = await mounted('/', (there) => there.findAll('a[href*=weak]').length > 0)
    await checkState(app, SAME)
  })

  it('shows them as cards', async () => {
    const app = await mounted('/', (there) => there.findAll('a[href*=weak]').length > 0)
    app.find<HTMLInputElement>('input[value=cards]').click()
    await waitUntil(() => app.findAll('.edition-cards > li').length === 2)
    await checkState(app, SAME)
  })

  it('shows one with its lineage', async () => {
    const app = await mounted('/weak/2', (there) => there.findAll('.edition-uses a').length > 0)
    await checkState(app, SAME)
  })

  it('shows duplicates', async () => {
    await checkState(await mounted('/duplicates', (there) => there.findAll('.duplicates a').length > 0), SAME)
  })

  it('shows audiences side by side', async () => {
    const beside = await mounted(
      '/compare/weak%402,other%401',
      (there) => there.findAll('tbody tr').length > 9,
    )
    await checkState(beside, SAME)
  })
})

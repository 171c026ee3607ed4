import { answering } from '../../test/browser/answering.ts'
import { mountMiniApp } from '../../test/browser/mount-mini-app.ts'
import { checkState } from '../../test/browser/state/check-state.ts'
import { inLookOf } from '../../test/browser/state/in-look-of.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import { usualStates } from '../kit/document/usual-states-in-tests.ts'
import { LIST, touchpointsInTests, WAVE_BEFORE } from './touchpoints-in-tests.ts'

const LONG = 'Zielgruppenübersetzungsverwaltungsvorschriftensammlung '.repeat(2).slice(0, 80)
/** Written by the browser, or as a sign. */
const SAME = ['United Kingdom', '£', '+', ' and ', ', ']

describe('the states of touchpoints', () => {
  const tenant = inLookOf('msix')
  const mounted = async (tail = '/', names?: Readonly<Record<string, string>>) => {
    const { mounted: options } = touchpointsInTests(
      { ...LIST, title: LONG, wave: WAVE_BEFORE },
      names ? { names } : {},
    )
    const { context, ...rest } = options(tail)
    const app = await mountMiniApp('touchpoints', { ...rest, context: { ...context, tenant } })
    await waitUntil(() => app.findAll('tbody tr').length > 0)
    return app
  }

  const route = { basePath: '/touchpoints', params: { brandId: 'brand-1' } }
  usualStates({
    app: 'touchpoints',
    tenant,
    route,
    title: 'Touchpoints',
    empty: 'No metrics yet',
    tails: ['/', '/lists', '/lists/one'],
  })

  it('says what would be here while there are no lists', async () => {
    const app = await mountMiniApp('touchpoints', {
      context: { tenant },
      portal: { fetch: answering({ 'GET *': { data: [], next: null } }) },
      route: { ...route, tail: '/lists' },
    })
    await waitUntil(() => app.findAll('.os-state')[0]?.textContent.includes('No lists yet'))
    await checkState(app)
  })

  it('shows the ranking and one touchpoint at its side, however long its name', async () => {
    const app = await mounted('/', { TV: LONG, BEST: LONG })
    app.find('[data-touchpoint=TV]').click()
    await waitUntil(() => app.findAll('.roles dd').length === 1)
    await checkState(app, SAME)
  })

  it('shows the quadrants', async () => {
    const app = await mounted()
    app.find<HTMLInputElement>('input[type=radio][value=quadrants]').click()
    await waitUntil(() => app.findAll('figure tbody tr').length > 0)
    await checkState(app, SAME)
    app.find<HTMLInputElement>('input[type=radio][value=table]').click()
  })

  it('shows lists', async () => {
    await checkState(await mounted('/lists'), SAME)
  })

  it('shows a list of an earlier wave', async () => {
    const app = await mounted('/lists/one')
    await waitUntil(() => app.findAll('.os-notice').length === 1)
    await checkState(app, SAME)
  })
})

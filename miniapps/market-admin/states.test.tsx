import { answering, problem } from '../../test/browser/answering.ts'
import { mountMiniApp } from '../../test/browser/mount-mini-app.ts'
import { checkState } from '../../test/browser/state/check-state.ts'
import { inLookOf } from '../../test/browser/state/in-look-of.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import { answers, exampleMarket, LONG } from './markets-in-tests.ts'

/** Dates and numbers bring words of their own, and countries and currencies those of the browser. */
const FIELDS = ['day, ', 'month, ', 'year, ', 'dd', 'mm', 'yyyy', 'Empty', 'Number field']

describe('the states of market-admin', () => {
  const tenant = inLookOf('msix')
  const mounted = (fetch: Record<string, unknown> = {}, tail = '/panel') =>
    mountMiniApp('market-admin', {
      context: { tenant },
      portal: { fetch: answering({ ...fetch, ...answers, ...fetch }) },
      route: { basePath: '/market-admin', path: `/market-admin${tail}`, tail },
    })
  const button = async (app: Awaited<ReturnType<typeof mounted>>, text: string) => {
    const found = () => app.findAll('button').find(({ textContent }) => textContent === text)
    await waitUntil(() => found() !== undefined)
    return found()!
  }

  it('shows the shape of the list while it loads', async () => {
    const app = await mounted({ 'GET /api/markets?*': () => new Promise(() => {}) })
    await waitUntil(() => app.findAll('.os-skeleton').length > 0)
    await checkState(app)
  })

  it('says what would be here while there is nothing', async () => {
    const app = await mounted({ 'GET /api/markets?*': { data: { manages: true, markets: [] } } })
    await waitUntil(() => app.find('.os-table-empty').textContent.includes('no markets yet'))
    await checkState(app)
  })

  it('says what went wrong, and offers to try again', async () => {
    const app = await mounted({ 'GET /api/markets?*': problem(500, 'Something went wrong') })
    await waitUntil(() => app.findAll('[role=alert] button').length > 0)
    await checkState(app)
  })

  const ticked = async () => {
    const app = await mounted()
    await waitUntil(() => app.findAll('.os-grid-row input').length >= 4)
    app.find('[data-line="0"] input').click()
    await waitUntil(() => app.findAll('.os-list-bulk').length === 1)
    return app
  }

  it('lists markets below their regions', async () => {
    await checkState(await ticked())
  })

  it('asks what changes in those that are ticked', async () => {
    const app = await ticked()
    ;(await button(app, 'Change settings')).click()
    await waitUntil(() => app.findAll('dialog select').length === 1)
    await checkState(app)
  })

  it('shows a market with all its settings, however long what they say', async () => {
    const market = exampleMarket('BE', {
      curves: LONG,
      datasets: [LONG],
      legalText: LONG,
      holidays: [{ date: '2026-12-25', name: LONG }],
      costs: false,
      administrators: [],
    })
    const detail = { data: { market, log: { data: [], next: 'more' } } }
    const app = await mounted({ 'GET /api/markets/BE?*': detail }, '/panel/BE')
    await waitUntil(() => app.findAll('.market-holiday').length === 1)
    await checkState(app, [...FIELDS, 'Euro (EUR)', '31/12/2026', '1,234.56'])
  })

  it('shows what a change would do before it is saved', async () => {
    const app = await mounted({}, '/panel/BE')
    await waitUntil(() => app.findAll('[data-setting=caas] input').length === 1)
    app.find('[data-setting=caas] input').click()
    ;(await button(app, 'Review changes')).click()
    await waitUntil(() => app.findAll('.market-impact li').length === 3)
    app.findAll('dialog [type=radio]')[1]!.click()
    await checkState(app, [...FIELDS, 'Belgium and Germany', 'Euro (EUR)', 'British Pound (GBP)'])
  })

  it('says that a market is not there', async () => {
    const app = await mounted({ 'GET /api/markets/XX?*': problem(404, 'Not found') }, '/panel/XX')
    await waitUntil(() => app.findAll('[role=alert]').length === 1)
    await checkState(app)
  })

  it('asks for a file of markets', async () => {
    const app = await mounted({}, '/panel/import')
    await waitUntil(() => app.findAll('[type=file]').length === 1)
    await checkState(app)
  })
})

import { expect } from '@open-wc/testing'
import { answering } from '../../test/browser/answering.ts'
import { mountMiniApp } from '../../test/browser/mount-mini-app.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import type { MarketChangesInput } from '../domain/markets/market-input.ts'
import { answers, detailOf, IMPACT, MARKETS } from './markets-in-tests.ts'

type App = Awaited<ReturnType<typeof mountMiniApp>>

const mounted = (tail = '/panel', fetch: Record<string, unknown> = {}) =>
  mountMiniApp('market-admin', {
    portal: { fetch: answering({ ...fetch, ...answers, ...fetch }) },
    route: { basePath: '/market-admin', path: `/market-admin${tail}`, tail },
  })

const button = (app: App, text: string) =>
  app.findAll<HTMLButtonElement>('button').find((each) => (each.ariaLabel ?? each.textContent) === text)

const press = async (app: App, text: string) => {
  await waitUntil(() => button(app, text)?.getAttribute('aria-busy') === null)
  button(app, text)!.click()
}

const texts = (app: App, selector: string) => app.findAll(selector).map(({ textContent }) => textContent)

function write(app: App, selector: string, text: string) {
  const field = app.find<HTMLInputElement>(selector)
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
}

/** Takes what is sent, and answers what it would do. */
function changes() {
  const sent: MarketChangesInput[] = []
  const take = (body: MarketChangesInput) => {
    sent.push(body)
    return { data: IMPACT }
  }
  return { sent, fetch: { 'POST /api/markets/changes': take } }
}

describe('market-admin', () => {
  const before = location.href
  afterEach(() => history.replaceState(history.state, '', before))

  it('counts live, test and ready markets of each region, and narrows the list to one', async () => {
    const app = await mounted()
    await waitUntil(() => app.findAll('.os-grid-row').length >= 4)
    expect(texts(app, '.market-region .os-muted')).to.deep.equal([
      '1 live, 2 in test, 2 ready',
      '1 live, 0 in test, 1 ready',
    ])
    app.findAll('.market-region')[1]!.click()
    await waitUntil(() => app.findAll('.os-grid-row a').length === 1)
    expect(texts(app, '.os-grid-row a')).to.deep.equal(['Peru'])
    expect(app.find('.os-list-find > output').textContent).to.equal(`1 of ${MARKETS.length} entries`)
    expect(new URL(location.href).searchParams.get('region')).to.equal('3')
  })

  it('says 75% and not ready of a market with three of four steps', async () => {
    const app = await mounted('/panel/BE')
    await waitUntil(() => app.findAll('.market-steps li').length === 4)
    expect(texts(app, '.os-card-header .os-badge')[0]).to.equal('75%, not ready')
    expect(texts(app, '.market-steps [data-missing] strong')).to.deep.equal(['Costs'])
    await press(app, 'Go to Costs entered')
    const field = app.find('[data-setting=costs] input')
    expect((field.getRootNode() as ShadowRoot).activeElement).to.equal(field)
  })

  it('finds an archived market by its name', async () => {
    const app = await mounted()
    await waitUntil(() => app.findAll('.os-grid-row').length >= 4)
    expect(texts(app, '.os-grid-row a')).not.to.include('Russia')
    write(app, '.os-list-find [type=search]', 'russ')
    await waitUntil(() => texts(app, '.os-grid-row a').join() === 'Russia')
    expect(app.find('.os-grid-row[data-line="0"]').textContent).to.contain('Archived')
  })

  it('shows archived markets only to those who ask for them', async () => {
    const app = await mounted()
    await waitUntil(() => app.findAll('.os-grid-row').length >= 4)
    expect(texts(app, '.os-grid-row a')).to.not.include('Russia')
    app.unmount()
    const { pathname } = location
    const asked = await mountMiniApp('market-admin', {
      portal: { fetch: answering(answers) },
      route: { basePath: '/market-admin', path: pathname, tail: '/panel', query: { status: 'archived' } },
    })
    await waitUntil(() => texts(asked, '.os-grid-row a').includes('Russia'))
  })

  it('says that 3 apps and 42 people are affected before audience-as-a-service is turned off', async () => {
    const { sent, fetch } = changes()
    const app = await mounted('/panel/BE', fetch)
    await waitUntil(() => app.findAll('[data-setting=caas] input').length === 1)
    app.find('[data-setting=caas] input').click()
    await press(app, 'Review changes')
    await waitUntil(
      () =>
        texts(app, '.market-impact strong')[0] ===
        'Affects 3 apps. 42 people work for brands in these markets.',
    )
    await press(app, 'Save')
    await waitUntil(() => app.findAll('dialog .os-field-error').length === 1)
    write(app, 'dialog .os-input:not(select)', 'Contract ended')
    await press(app, 'Save')
    await waitUntil(() => sent.length === 2)
    expect(sent.map(({ dryRun }) => dryRun)).to.deep.equal([true, undefined])
    expect(sent[1]).to.include({ reason: 'Contract ended' })
    expect(sent[1]!.codes).to.deep.equal(['BE'])
    expect(sent[1]!.changes).to.deep.equal({ caas: false })
    await waitUntil(() => app.findAll('dialog, .os-save-bar button').length === 0)
  })

  it('saves one setting whatever stands in another since before', async () => {
    const { sent, fetch } = changes()
    const old = { ...MARKETS[0]!, currency: 'Franc' }
    const app = await mounted('/panel/BE', {
      ...fetch,
      'GET /api/markets/BE?*': { data: { market: old, log: { data: [], next: null } } },
    })
    await waitUntil(() => app.findAll('[data-setting=caas] input').length === 1)
    app.find('[data-setting=caas] input').click()
    await press(app, 'Review changes')
    await waitUntil(() => sent.length === 1)
    expect(sent[0]!.changes).to.deep.equal({ caas: !old.caas })
  })

  it('counts no change that a colleague has saved meanwhile', async () => {
    let market = MARKETS[0]!
    const app = await mounted('/panel/BE', { 'GET /api/markets/BE?*': () => ({ data: detailOf(market) }) })
    await waitUntil(() => app.findAll('[data-setting=caas] input').length === 1)
    app.find('[data-setting=caas] input').click()
    await waitUntil(() => button(app, 'Review changes') !== undefined)
    market = { ...market, caas: !market.caas, planned: [] }
    await press(app, 'Cancel change')
    await waitUntil(() => button(app, 'Review changes') === undefined, 'the change is still counted')
  })

  it('changes several markets alike, with the same look before', async () => {
    const { sent, fetch } = changes()
    const app = await mounted('/panel', fetch)
    await waitUntil(() => app.findAll('.os-grid-row input').length >= 4)
    app.find('[data-line="0"] input').click()
    app.find('[data-line="1"] input').click()
    await press(app, 'Change settings')
    await waitUntil(() => app.findAll('dialog select').length === 1)
    const select = app.find<HTMLSelectElement>('dialog select')
    select.value = 'caas'
    select.dispatchEvent(new Event('change', { bubbles: true }))
    await waitUntil(() => app.findAll('dialog .market-bulk-field input').length === 1)
    app.find('dialog .market-bulk-field input').click()
    await press(app, 'Review changes')
    await waitUntil(() => app.findAll('.market-impact li').length === 3)
    expect(texts(app, 'dialog tbody td').at(-1)).to.equal('Belgium and Germany')
    expect(sent[0]).to.deep.include({ codes: ['BE', 'DE'], changes: { caas: false }, dryRun: true })
  })

  it('takes a planned change back', async () => {
    let gone = 0
    const app = await mounted('/panel/BE', {
      'DELETE /api/markets/changes/7?*': () => {
        gone += 1
        return new Response(null, { status: 204 })
      },
    })
    await press(app, 'Cancel change')
    await waitUntil(() => app.asked.some(({ what }) => what === 'notify'))
    expect(gone).to.equal(1)
  })

  it('offers no changes to whoever does not manage markets [6.21]', async () => {
    const app = await mounted('/panel', {
      'GET /api/markets?*': { data: { manages: false, markets: MARKETS.slice(0, 3) } },
    })
    await waitUntil(() => app.findAll('tbody tr').length === 3)
    expect(app.findAll('tbody a, tbody input, .os-page-header button').length).to.equal(0)
  })
})

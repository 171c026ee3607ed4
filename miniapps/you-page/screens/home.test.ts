import { expect, nextFrame } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { answering, problem } from '../../../test/browser/answering.ts'
import { mountMiniApp, type MountOptions } from '../../../test/browser/mount-mini-app.ts'
import {
  sampleAgency,
  sampleBrand,
  sampleBrands,
  sampleContext,
} from '../../../test/browser/sample-context.ts'
import { waitUntil } from '../../../test/browser/wait-until.ts'
import { Clock } from '../../../test/lifecycle/clock.ts'

const germany = { code: 'DE', name: 'Germany', currency: 'EUR' }
const many = Array.from({ length: 2000 }, (_, index) => sampleBrand(`m${index}`, `Brand ${index}`, germany))
const route = { path: '/you', basePath: '/you' }
const AGENCIES = 'GET /api/workspaces/agencies'
const PREVIEW = 'GET /api/workspaces/preview?parentId=org-1'

const serving = (brands: unknown) => answering({ [AGENCIES]: [sampleAgency], [PREVIEW]: brands })

async function mountHome(brands: unknown = sampleBrands, options: MountOptions = {}) {
  const app = await mountMiniApp('you-page', { route, portal: { fetch: serving(brands) }, ...options })
  const choices = () => app.findAll<HTMLButtonElement>('.brand-choice')
  const brand = (name: string) => choices().find(({ textContent }) => textContent === name)!
  return { app, text: () => app.find('.os-page').innerText, choices, brand }
}

async function loaded(...given: Parameters<typeof mountHome>) {
  const home = await mountHome(...given)
  await waitUntil(() => home.choices().length > 0, 'brands are listed')
  return home
}

it('says of an address below it that there is nothing', async () => {
  const app = await mountMiniApp('you-page', {
    route: { ...route, path: '/you/nonsense', tail: '/nonsense' },
    portal: { fetch: serving(sampleBrands) },
  })
  await waitUntil(() => app.find('.os-page').innerText.includes('Back'))
  expect(app.findAll('.brand-choice, .recent-brand, .widget')).to.have.length(0)
  expect(app.find('.os-page a').getAttribute('href')).to.equal('/you')
})

async function withMany(options: MountOptions = {}) {
  const home = await mountHome(many, options)
  await waitUntil(() => home.app.findAll('.recent-brand').length > 0, 'brands are listed')
  return home
}

describe('home', () => {
  beforeEach(() => localStorage.removeItem('recentBrands'))

  it('greets the person and shows the active brand', async () => {
    const { app, text } = await loaded()
    expect(app.find('h1').textContent).to.match(/^Good (morning|afternoon|evening), Paula$/)
    expect(app.find('.active-brand').innerText)
      .to.contain('DE - Nordlicht Kaffee')
      .and.to.contain('All audits')
    expect(text()).to.contain('3 brands')
    expect(app.events).to.deep.include({ name: 'set-breadcrumbs', payload: { text: 'You' } })
  })

  it('shows the first letter of a brand whose logo cannot be had', async () => {
    const { app } = await loaded(sampleBrands, {
      context: { workspace: { ...sampleBrands[0]!, logoUrl: '/test-api/status/404' } },
    })
    const mark = app.find('.active-brand .brand-mark')
    await waitUntil(() => mark.querySelector('img') === null, 'the broken image is gone')
    expect(mark.textContent).to.equal('N')
  })

  it('waits for no brand that the shell refuses, which has said why', async () => {
    const { app, brand } = await loaded(sampleBrands, {
      portal: { fetch: serving(sampleBrands), emit: () => false },
    })
    brand('GB - Nordlicht Tea').click()
    await nextFrame()
    expect([
      app.findAll('[aria-busy]').length,
      app.asked.filter(({ what }) => what !== 'fetch'),
    ]).to.deep.equal([0, []])
  })

  it('waits for a brand no longer once another change has led elsewhere', async () => {
    const { app, brand } = await loaded()
    const become = (index: number) => app.update({ context: { workspace: sampleBrands[index]! } })
    brand('GB - Nordlicht Tea').click()
    await nextFrame()
    expect(brand('GB - Nordlicht Tea').ariaBusy).to.equal('true')
    await become(1)
    await become(0)
    await nextFrame()
    expect(app.findAll('[aria-busy]')).to.have.length(0)
  })

  it('does not wait for ever for a brand that never comes', async () => {
    const { app, brand } = await loaded()
    const clock = new Clock()
    clock.install()
    try {
      brand('GB - Nordlicht Tea').click()
      await clock.pass(4_900)
      expect(brand('GB - Nordlicht Tea').ariaBusy).to.equal('true')
      await clock.pass(200)
      expect(app.findAll('[aria-busy]')).to.have.length(0)
      expect(app.asked.at(-1)).to.deep.equal({
        what: 'notify',
        with: [
          {
            kind: 'warning',
            text: 'The brand has not changed yet: you are still working on DE - Nordlicht Kaffee. If it does not change soon, choose it again.',
          },
        ],
      })
    } finally {
      clock.uninstall()
    }
  })

  it('finds a brand among thousands by keyboard', async () => {
    const { app, choices } = await withMany()
    await sendKeys({ press: '/' })
    await waitUntil(() => choices().length === 25)
    await sendKeys({ type: 'brand 1999' })
    await waitUntil(() => choices().length === 1, 'one brand is left')
    expect(choices()[0]!.textContent).to.equal('DE - Brand 1999')
    expect(app.find('[aria-live]').textContent).to.equal('1 brand found')
  })

  it('leaves the slash alone where single keys are turned off', async () => {
    const { app } = await loaded()
    await app.update({ context: { singleKeys: false } })
    const slash = new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true })
    document.body.dispatchEvent(slash)
    expect([app.element.shadowRoot!.activeElement === null, slash.defaultPrevented]).to.deep.equal([
      true,
      false,
    ])
  })

  it('moves between brands with the arrows', async () => {
    const { app, choices } = await loaded()
    choices()[0]!.focus()
    await sendKeys({ press: 'ArrowDown' })
    expect(app.element.shadowRoot!.activeElement === choices()[1]).to.equal(true)
  })

  it('offers to clear a search that finds nothing', async () => {
    const { app, text, choices } = await loaded()
    app.find('input').focus()
    await sendKeys({ type: 'zzz' })
    await waitUntil(() => text().includes('No brand matches'))
    app
      .findAll('button')
      .find(({ textContent }) => textContent === 'Clear search')!
      .click()
    await waitUntil(() => choices().length === 3)
  })

  it('keeps the chosen order while searching, also past a search that finds nothing', async () => {
    const { app, text, choices } = await withMany()
    app.find('.all-brands button').click()
    await waitUntil(() => choices().length > 0)
    const first = () => choices()[0]?.textContent
    const heading = app.findAll('thead button')[0]!
    heading.click()
    await nextFrame()
    heading.click()
    await waitUntil(() => first() === 'DE - Brand 1999')
    await sendKeys({ press: '/' })
    await sendKeys({ type: 'brand 19' })
    await waitUntil(
      () => !app.find('.os-table-more').textContent.includes('of 2,000'),
      'fewer brands are found',
    )
    expect(first()).to.equal('DE - Brand 1999')
    await sendKeys({ type: 'zzz' })
    await waitUntil(() => text().includes('No brand matches'))
    app
      .findAll('button')
      .find(({ textContent }) => textContent === 'Clear search')!
      .click()
    await waitUntil(() => first() === 'DE - Brand 1999', 'the order is gone')
  })

  it('shows the brands used before, then others, and the table of all behind a button', async () => {
    localStorage.setItem('recentBrands', JSON.stringify(['m7', 'm1999', 'gone']))
    const { app, choices } = await withMany({ context: { workspace: many[7]! } })
    expect(app.findAll('.recent-brand strong').map(({ textContent }) => textContent)).to.deep.equal(
      ['1999', '0', '1', '10', '100', '1000'].map((name) => `DE - Brand ${name}`),
    )
    const all = app.find('.all-brands button')
    expect([all.textContent, all.ariaExpanded]).to.deep.equal(['All 2,000 brands', 'false'])
    all.click()
    await waitUntil(() => choices().length === 25)
    expect([all.textContent, all.ariaExpanded]).to.deep.equal(['Show fewer', 'true'])
    all.click()
    await waitUntil(() => app.findAll('.recent-brand').length === 6)
  })

  it('keeps the focus among the recent brands when the chosen one leaves them', async () => {
    localStorage.setItem('recentBrands', JSON.stringify(['m7', 'm1999', 'm5']))
    const { app } = await withMany({ context: { workspace: many[7]! } })
    const focused = () => app.element.shadowRoot!.activeElement?.querySelector('strong')?.textContent
    app.findAll('.recent-brand')[1]!.focus()
    expect(focused()).to.equal('DE - Brand 5')
    await sendKeys({ press: 'Enter' })
    localStorage.setItem('recentBrands', JSON.stringify(['m5', 'm7', 'm1999']))
    await app.update({ context: { workspace: many[5]! } })
    expect(focused()).to.equal('DE - Brand 7')
  })

  it('says what to do without any brand', async () => {
    const { app, text } = await mountHome([], { context: { workspace: null } })
    await waitUntil(() => text().includes('No brands yet'))
    expect(app.findAll('.active-brand')).to.have.length(0)
  })

  it('says what happened when the brands cannot be loaded, and tries again', async () => {
    let answerNow = (_brands: unknown) => {}
    let answer: unknown = problem(500, 'Down')
    const { app, text, choices } = await mountHome(() => answer)
    await waitUntil(() => text().includes('The server had a problem'))
    const retry = app.find('.your-brands [role="alert"] button')
    retry.focus()
    answer = new Promise((resolve) => {
      answerNow = resolve
    })
    retry.click()
    await waitUntil(() => retry.ariaBusy === 'true', 'the button says that it tries')
    expect(app.element.shadowRoot!.activeElement === retry).to.equal(true)
    answerNow(sampleBrands)
    await waitUntil(() => choices().length === 3)
  })

  it('shows nothing to somebody who is not signed in', async () => {
    const app = await mountMiniApp('you-page', { route, context: { ...sampleContext, user: null } })
    expect(app.element.shadowRoot!.textContent).to.equal('')
  })
})

import { aTimeout, expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { MINIAPP_RUN_TOURS } from '../../../shell/contract/events.ts'
import { caughtWarnings } from '../../../test/browser/caught-warnings.ts'
import { mountMiniApp } from '../../../test/browser/mount-mini-app.ts'
import { island } from '../bridge/island.tsx'
import { ProductTour } from './product-tour.tsx'
import { useMiniApp } from '../bridge/use-mini-app.ts'
import { waitUntil } from '../../../test/browser/wait-until.ts'

const STEPS = [
  { target: '.first', title: 'First thing', text: 'What the first thing does.' },
  { target: '.gone', title: 'Never shown', text: 'Its target is not on the page.' },
  { target: '.second', title: 'Second thing', text: 'What the second thing does.' },
]

function App() {
  return (
    <main>
      <h1>Tour test</h1>
      <p className="first">One</p>
      <button type="button" className="second">
        Two
      </button>
      <ProductTour name="tour-test" steps={STEPS} />
    </main>
  )
}

const Island = island(App)
const mount = () => mountMiniApp(Island)
const names = (app: Awaited<ReturnType<typeof mount>>) =>
  app.events.map(({ name, payload }) => [name, payload])

const stage = () => document.querySelector('#overlays > div')?.shadowRoot ?? null
const tip = () => stage()?.querySelector<HTMLElement>('[role=dialog]') ?? null
const title = () => tip()?.querySelector('h2')?.textContent
const focusedText = () => stage()?.activeElement?.textContent

/** Asks for the tour as the shell does. */
async function run(app: Awaited<ReturnType<typeof mount>>): Promise<void> {
  app.element.dispatchEvent(new CustomEvent(MINIAPP_RUN_TOURS))
  await waitUntil(() => title() === 'First thing', 'the tour did not start')
  await waitUntil(() => focusedText() === 'Next')
}

beforeEach(() => localStorage.removeItem('os-tour:tour-test'))

describe('ProductTour', () => {
  it('tells the shell that there is a tour, and reminds of it once per browser', async () => {
    const app = await mount()
    expect(names(app)).to.deep.equal([
      ['set-has-product-tours', { has: true }],
      ['run-product-tours-reminder', undefined],
    ])
    app.unmount()
    const again = await mount()
    expect(names(again)).to.deep.equal([['set-has-product-tours', { has: true }]])
  })

  it('goes with its mini-app without a word, for the shell has put everything back by then', async () => {
    const warnings = caughtWarnings()
    const app = await mount()
    app.unmount()
    await aTimeout(0)
    expect([names(app).length, warnings]).to.deep.equal([2, []])
  })

  it('takes its reminder along when it goes, though its mini-app stays', async () => {
    const OneTour = island(() => (
      <ProductTour key={useMiniApp().route.params['brandId']} name="tour-test" steps={STEPS} />
    ))
    const app = await mountMiniApp(OneTour, { route: { params: { brandId: 'a' } } })
    await app.update({ route: { params: { brandId: 'b' } } })
    await waitUntil(() => app.events.length === 5)
    expect(names(app).slice(2)).to.deep.equal([
      ['hide-product-tours-reminder', undefined],
      ['set-has-product-tours', { has: false }],
      ['set-has-product-tours', { has: true }],
    ])
  })

  it('loads and shows nothing until it is asked for', async () => {
    await mount()
    expect(tip()).to.equal(null)
  })

  it('runs by keyboard from step to step, keeps focus inside and gives it back', async () => {
    const app = await mount()
    app.find('.second').focus()
    await run(app)
    expect(tip()!.textContent).to.contain('What the first thing does.').and.to.contain('1 of 2')
    await sendKeys({ press: 'Tab' })
    expect(focusedText()).to.equal('End tour')
    await sendKeys({ press: 'Tab' })
    expect(focusedText()).to.equal('Next')
    await sendKeys({ press: 'Enter' })
    await waitUntil(() => title() === 'Second thing' && focusedText() === 'Done')
    await sendKeys({ press: 'Shift+Tab' })
    expect(focusedText()).to.equal('Back')
    await sendKeys({ press: 'Enter' })
    await waitUntil(() => title() === 'First thing' && focusedText() === 'Next')
    await sendKeys({ press: 'Enter' })
    await waitUntil(() => title() === 'Second thing' && focusedText() === 'Done')
    await sendKeys({ press: 'Enter' })
    await waitUntil(() => stage() === null)
    await waitUntil(() => app.element.shadowRoot!.activeElement === app.find('.second'))
  })

  it('ends with Escape, and focus goes to the heading when it was nowhere', async () => {
    const app = await mount()
    await run(app)
    await sendKeys({ press: 'Escape' })
    await waitUntil(() => stage() === null)
    await waitUntil(() => app.element.shadowRoot!.activeElement === app.find('h1'))
  })

  it('can be taken again', async () => {
    const app = await mount()
    await run(app)
    await sendKeys({ press: 'Escape' })
    await waitUntil(() => stage() === null)
    await run(app)
  })

  it('stands beside its target, above the page, and is accessible', async () => {
    const app = await mount()
    await run(app)
    const target = app.find('.first').getBoundingClientRect()
    await waitUntil(() => Math.abs(tip()!.getBoundingClientRect().top - target.bottom) < 60)
    const { left, right } = tip()!.getBoundingClientRect()
    expect(left).to.be.at.least(0)
    expect(right).to.be.at.most(innerWidth)
    await expect(document.querySelector<HTMLElement>('#overlays')!).to.be.accessible()
  })

  it('goes with its mini-app', async () => {
    const app = await mount()
    await run(app)
    app.unmount()
    await waitUntil(() => stage() === null)
  })
})

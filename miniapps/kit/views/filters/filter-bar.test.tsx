import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { mountMiniApp, type MountedMiniApp } from '../../../../test/browser/mount-mini-app.ts'
import { press } from '../../../../test/browser/press.ts'
import { waitUntil } from '../../../../test/browser/wait-until.ts'
import { island } from '../../bridge/island.tsx'
import { ShareLink } from '../share-link.tsx'
import { useAddressValues } from '../use-address-values.ts'
import { FilterBar } from './filter-bar.tsx'
import type { Filter } from './filter.ts'

const FILTERS: readonly Filter[] = [
  {
    key: 'market',
    label: 'Market',
    kind: 'choice',
    options: ['Germany', 'France', 'Spain'].map((label) => ({ value: label, label })),
  },
  { key: 'name', label: 'Name', kind: 'text' },
]
const KEYS = FILTERS.map(({ key }) => key)

function App() {
  const [values, setValues] = useAddressValues(KEYS)
  return (
    <>
      <FilterBar filters={FILTERS} values={values} onChange={setValues} />
      <ShareLink />
    </>
  )
}
const shown = (query: Record<string, string> = {}) => mountMiniApp(island(App), { route: { query } })
const button = (app: MountedMiniApp, text: string) =>
  app.findAll('button').find((each) => each.textContent === text || each.ariaLabel === text)!
const chips = (app: MountedMiniApp) =>
  app.findAll('.os-filter-chip > button:first-child').map(({ textContent }) => textContent)

describe('FilterBar', () => {
  const before = location.href
  afterEach(() => history.replaceState(history.state, '', before))

  it('adds a filter from its menu, which is open at once, and writes it into the address', async () => {
    const app = await shown()
    await press(button(app, 'Add filter'))
    await waitUntil(() => app.findAll('[role=menuitem]').length === 2)
    await press(button(app, 'Market'))
    await waitUntil(() => app.findAll('[role=dialog] input').length === 3)
    await press(app.findAll('[role=dialog] input')[1]!)
    expect(chips(app)).to.deep.equal(['MarketFrance'])
    expect(new URL(location.href).searchParams.get('market')).to.equal('France')
  })

  it('forgets a filter that was added and not set, and passes the focus on', async () => {
    const app = await shown()
    await press(button(app, 'Add filter'))
    await waitUntil(() => app.findAll('[role=menuitem]').length === 2)
    await press(button(app, 'Name'))
    await waitUntil(() => app.findAll('[role=dialog] input').length === 1)
    await sendKeys({ press: 'Escape' })
    await waitUntil(() => chips(app).length === 0)
    expect(app.element.shadowRoot!.activeElement?.className).to.equal('os-filter-bar')
  })

  it('shows what the address asks for, and follows it', async () => {
    const app = await shown({ market: 'France,Spain', name: 'spring', other: 'x' })
    expect(chips(app)).to.deep.equal(['MarketFrance and Spain', 'Namespring'])
    await app.update({ route: { query: { market: 'Spain' } } })
    expect(chips(app)).to.deep.equal(['MarketSpain'])
  })

  it('takes one away, or all', async () => {
    const app = await shown({ market: 'France', name: 'spring' })
    await press(button(app, 'Remove filter Market'))
    expect(chips(app)).to.deep.equal(['Namespring'])
    expect(app.element.shadowRoot!.activeElement?.className).to.equal('os-filter-bar')
    const all = await shown({ market: 'France', name: 'spring' })
    await press(button(all, 'Clear all'))
    expect([chips(all), location.search.includes('name')]).to.deep.equal([[], false])
  })
})

describe('ShareLink', () => {
  it('shows the link to be copied by hand where the browser does not let us', async () => {
    const app = await shown()
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: () => Promise.reject(new Error('Not allowed')) },
    })
    try {
      await press(button(app, 'Copy link'))
      await waitUntil(() => app.findAll('dialog').length === 1)
      expect(app.find<HTMLInputElement>('dialog input').value).to.equal(location.href)
    } finally {
      Reflect.deleteProperty(navigator, 'clipboard')
    }
  })

  it('copies the address and says so', async () => {
    const app = await shown()
    let copied = ''
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (text: string) => void (copied = text) },
    })
    try {
      await press(button(app, 'Copy link'))
      await waitUntil(() => button(app, 'Link copied') !== undefined)
      expect([copied, app.asked.at(-1)]).to.deep.equal([
        location.href,
        { what: 'announce', with: ['Link copied'] },
      ])
    } finally {
      Reflect.deleteProperty(navigator, 'clipboard')
    }
  })
})

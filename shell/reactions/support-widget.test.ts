import { aTimeout, expect } from '@open-wc/testing'
import { parseRuntimeConfig, setConfig } from '../config/environment.ts'
import { SUPPORT_WIDGET_POLL_MS } from '../config/limits.ts'
import { setMountedApp } from '../stores/app-status.ts'
import { $ownCommands } from '../stores/own-commands.ts'
import { setTenant } from '../stores/tenant.ts'
import { $users, clearMyself } from '../stores/users.ts'
import { sampleUser } from '../../test/browser/sample-context.ts'
import { supportIsOffered } from './support.ts'
import type { SupportSettings, SupportWidget } from './support-widget.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'

const here = globalThis as { osSupportWidget?: SupportWidget }
const shadow = () => document.querySelector<HTMLElement>('#os-corner > div')?.shadowRoot
const field = <Control extends HTMLElement = HTMLInputElement>(name: string) =>
  shadow()!.querySelector<Control>(`[name=${name}]`)!
const open = () => shadow()!.querySelector<HTMLButtonElement>('.open')!
const shown = () => waitUntil(shadow, 'the widget did not appear')
const plainFetch = window.fetch

function configure(config: object): void {
  setConfig(
    parseRuntimeConfig(JSON.stringify({ authority: 'https://id.example', clientId: 'os', ...config })),
  )
}

const configured = {
  support: { url: '/support' },
  supportWidgetKeys: { 'campaigns-list': 'key-campaigns', sample: 'key-sample' },
}

before(() => {
  configure(configured)
  supportIsOffered()
})

beforeEach(() => {
  configure(configured)
  $users.set({ loading: false, myself: sampleUser })
})

afterEach(() => {
  setMountedApp('')
  clearMyself()
  setTenant('choreograph')
  window.fetch = plainFetch
})

describe('the support widget', () => {
  it('appears for an app with a key and goes with it [3.45, 7.33, 9.6]', async () => {
    setMountedApp('campaigns-list')
    await shown()
    expect(open().textContent).to.equal('Contact Support')
    expect((shadow()!.host as HTMLElement).lang).to.equal('en-gb')
    setMountedApp('you-page')
    expect(shadow()).to.equal(undefined)
  })

  it('opens from the help menu while it is there', async () => {
    setMountedApp('campaigns-list')
    await shown()
    const [command] = $ownCommands.get()
    expect([command!.title, command!.inHelp]).to.deep.equal(['Contact Support', true])
    command!.run()
    command!.run()
    expect(shadow()!.querySelector('dialog')!.open).to.equal(true)
    setMountedApp('you-page')
    expect($ownCommands.get()).to.deep.equal([])
  })

  it('is not loaded for an app without a key, without an address, or while nobody is known', async () => {
    const isAway = async (why: string) => {
      await aTimeout(2 * SUPPORT_WIDGET_POLL_MS)
      expect(Boolean(shadow()), why).to.equal(false)
    }
    setMountedApp('you-page')
    await isAway('no key')
    configure({ supportWidgetKeys: configured.supportWidgetKeys })
    setMountedApp('campaigns-list')
    await isAway('no address')
    configure(configured)
    clearMyself()
    setMountedApp('sample')
    await isAway('nobody')
  })

  it('has name and email filled in and read-only, and the app and its area to choose [3.37, 5.47]', async () => {
    setMountedApp('campaigns-list')
    await shown()
    expect([field('email').value, field('email').readOnly]).to.deep.equal(['planner@agency.example', true])
    expect([field('name').value, field('name').readOnly]).to.deep.equal(['Paula Planner', true])
    expect([field('appType').value, field('appType').readOnly]).to.deep.equal(['Campaigns', false])
    const area = field<HTMLSelectElement>('productArea')
    expect([...area.options].map(({ value }) => value)).to.deep.equal([
      'Campaigns',
      'Audiences',
      'Touchpoints',
      'Something else',
    ])
    expect(area.value).to.equal('Campaigns')
    setMountedApp('sample')
    await shown()
    expect(field<HTMLSelectElement>('productArea').value).to.equal('Something else')
  })

  it("wears the tenant's colour, the default one where the tenant is unknown, and words that can be read on it [3.36]", async () => {
    for (const [tenant, color, words] of [
      ['greenhouse', 'rgb(99, 0, 167)', 'rgb(255, 255, 255)'],
      ['msix', 'rgb(0, 159, 227)', 'rgb(0, 0, 0)'],
      ['unknown', 'rgb(255, 92, 0)', 'rgb(0, 0, 0)'],
    ] as const) {
      setTenant(tenant)
      setMountedApp('sample')
      await shown()
      expect(getComputedStyle(open()).backgroundColor).to.equal(color)
      expect(getComputedStyle(open()).color).to.equal(words)
      setMountedApp('')
    }
  })

  it('sends what was written, with the key of the app', async () => {
    const asked: Request[] = []
    window.fetch = async (input, init) => {
      asked.push(new Request(input, init))
      return new Response(null, { status: asked.length === 1 ? 503 : 201 })
    }
    setMountedApp('campaigns-list')
    await shown()
    open().click()
    expect(shadow()!.activeElement).to.equal(field('appType'))
    await expect(document.querySelector<HTMLElement>('#os-corner')!).to.be.accessible()
    field('message').value = 'The list is empty'
    const send = shadow()!.querySelector<HTMLButtonElement>('.send')!
    send.click()
    await waitUntil(() => /could not be sent/.test(shadow()!.querySelector('[role=alert]')!.textContent))
    expect(field('message').value).to.equal('The list is empty')
    send.click()
    await waitUntil(() => /has been sent/.test(shadow()!.querySelector('[role=status]')!.textContent))
    expect(new URL(asked[1]!.url).pathname).to.equal('/support')
    expect(await asked[1]!.json()).to.deep.equal({
      key: 'key-campaigns',
      app: 'campaigns-list',
      email: 'planner@agency.example',
      name: 'Paula Planner',
      appType: 'Campaigns',
      productArea: 'Campaigns',
      message: 'The list is empty',
    })
    expect(shadow()!.activeElement!.textContent).to.equal('Close')
  })

  it('keeps what somebody is writing when the user is loaded anew', async () => {
    setMountedApp('sample')
    await shown()
    field('message').value = 'Half a sentence'
    $users.set({ loading: false, myself: { ...sampleUser } })
    await aTimeout(SUPPORT_WIDGET_POLL_MS + 50)
    expect(field('message').value).to.equal('Half a sentence')
  })

  it('waits for the script of another maker, looking every 300 ms [7.34]', async () => {
    expect(SUPPORT_WIDGET_POLL_MS).to.equal(300)
    const own = here.osSupportWidget
    const settings: SupportSettings[] = []
    delete here.osSupportWidget
    setMountedApp('sample')
    await aTimeout(400)
    here.osSupportWidget = { show: (given) => void settings.push(given), hide: () => void settings.pop() }
    expect(settings).to.deep.equal([])
    await waitUntil(() => settings.length === 1, 'the widget was not found', { timeout: 400 })
    expect(settings[0]).to.include({ key: 'key-sample', locale: 'en-gb', label: 'Contact Support' })
    setMountedApp('')
    expect(settings).to.deep.equal([])
    here.osSupportWidget = own!
  })
})

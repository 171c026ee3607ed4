import { expect } from '@open-wc/testing'
import { enterAsDeveloper } from '../../../test/browser/enter-as-developer.ts'
import { waitUntil } from '../../../test/browser/wait-until.ts'
import { scriptOverride } from '../../catalogue/script-override.ts'
import { $announcement } from '../../stores/notices.ts'
import type { OsOverrideBanner } from './os-override-banner.ts'
import { endOverride, overrideScript } from './override-script.ts'
import { OsScriptOverride } from './os-script-override.ts'
import { overrideIsTold } from './tell-override.ts'

const SCRIPT = `${location.origin}/test/misbehaving/good.js`
const DESK = { key: 'desk', title: 'Media desk', script: 'https://apps.example/desk.js', routes: ['desk'] }
let loads = 0
const reload = () => void loads++

describe('os-script-override', () => {
  let form: OsScriptOverride
  const find = (selector: string) => form.shadowRoot!.querySelector<HTMLElement>(selector)!
  const said = () => find('#problem').textContent.trim()

  beforeEach(async () => {
    loads = 0
    await enterAsDeveloper({ miniApps: [DESK], developerOrigins: [location.origin, 'http://127.0.0.1:9'] })
    if (!customElements.get('os-script-override'))
      customElements.define('os-script-override', OsScriptOverride)
    form = document.body.appendChild(new OsScriptOverride())
    form.reload = reload
    await form.updateComplete
    find('details').setAttribute('open', '')
  })
  afterEach(() => {
    form.remove()
    endOverride()
  })

  async function ask(address: string): Promise<void> {
    const select = find('select') as HTMLSelectElement
    select.value = 'desk'
    select.dispatchEvent(new Event('change'))
    const input = find('input') as HTMLInputElement
    input.value = address
    input.dispatchEvent(new Event('input'))
    ;(find('form') as HTMLFormElement).requestSubmit()
    await waitUntil(() => !form.isBusy)
    await form.updateComplete
  }

  it('keeps what a developer asks for and loads the page anew', async () => {
    await ask(SCRIPT)
    expect([scriptOverride(), loads]).to.deep.equal([{ app: 'desk', address: SCRIPT }, 1])
  })

  it('takes an address as browsers write it', async () => {
    await ask(`${location.origin.toUpperCase()}/test/misbehaving/./good.js`)
    expect(scriptOverride()?.address).to.equal(SCRIPT)
  })

  it('says that nothing can be kept where the browser blocks session storage', async () => {
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    await ask(SCRIPT).finally(() => (Storage.prototype.setItem = setItem))
    expect(said()).to.equal('This browser blocks session storage, so nothing can be kept for this tab.')
    expect([scriptOverride(), loads]).to.deep.equal([undefined, 0])
  })

  const WRONG: readonly [what: string, address: string, said: RegExp][] = [
    ['is no address', 'desk.js', /^Enter a whole address, such as http:\/\/localhost:\d+\/my-app\.js\.$/],
    [
      'is of another origin',
      'https://evil.example/a.js',
      /^https:\/\/evil\.example is not allowed\. .*DEVELOPER_ORIGINS/,
    ],
    [
      'nothing answers',
      'http://127.0.0.1:9/a.js',
      /^No script can be loaded from there\..*could not be reached\.$/s,
    ],
    ['is not there', `${location.origin}/test-api/status/404`, /the server answered 404/],
    ['is a page', `${location.origin}/test-api/html`, /is an HTML page, not a script/],
  ]
  for (const [what, address, sentence] of WRONG) {
    it(`says what is wrong where it ${what}, and leads back to the address`, async () => {
      await ask(address)
      expect(said()).to.match(sentence)
      expect(form.shadowRoot!.activeElement).to.equal(find('input'))
      expect([scriptOverride(), loads]).to.deep.equal([undefined, 0])
    })
  }

  it('names what the browser asks before it reaches the person’s own device', async () => {
    form.page = 'https://portal.example/'
    form.address = 'http://localhost:5173/desk.js'
    await form.updateComplete
    expect(find('#asks').textContent).to.contain('“Access other apps and services on this device”')
    await expect(form).to.be.accessible()
    form.address = 'https://apps.example/desk.js'
    await form.updateComplete
    expect(find('#asks')).to.equal(null)
  })
})

describe('os-override-banner', () => {
  it('says which mini-app comes from where, and its button gives the portal’s own back', async () => {
    loads = 0
    await enterAsDeveloper({ miniApps: [DESK], developerOrigins: [location.origin] })
    const untold = overrideIsTold(reload)
    expect(document.querySelector('os-override-banner')).to.equal(null)
    untold()
    overrideScript({ app: 'desk', address: SCRIPT })
    const end = overrideIsTold(reload)
    const banner = document.querySelector<OsOverrideBanner>('os-override-banner')!
    await banner.updateComplete
    const sentence = `Media desk comes from ${SCRIPT} in this tab.`
    expect(banner.shadowRoot!.textContent).to.contain(sentence)
    expect($announcement.get().text).to.equal(sentence)
    await expect(banner).to.be.accessible()
    banner.shadowRoot!.querySelector('button')!.click()
    await waitUntil(() => loads === 1)
    expect(scriptOverride()).to.equal(undefined)
    end()
    expect(document.querySelector('os-override-banner')).to.equal(null)
  })
})

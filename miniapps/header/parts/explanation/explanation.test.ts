import { explanationPart } from '../dialogs/explanation-dialog.tsx'
import type { MiniAppPortal } from '../../../../shell/contract/mini-app.ts'
import { expect, nextFrame } from '@open-wc/testing'
import { emulateMedia, sendKeys, setViewport } from '@web/test-runner-commands'
import { askedBefore, askWhy } from '../../../../test/browser/ask-why.ts'
import { largeLayout, sampleDenials } from '../../../../test/browser/large-layout.ts'
import { mountMiniApp, type MountedMiniApp } from '../../../../test/browser/mount-mini-app.ts'
import type { Layout } from '../../../../shell/contract/layout.ts'
import { NO_MENUS } from '../../../../shell/menus/menus.ts'
import { waitUntil } from '../../../../test/browser/wait-until.ts'

const mountHeader = (layout: Partial<Layout> = {}) =>
  mountMiniApp('header', { context: { layout: { ...largeLayout, ...layout } } })
const shown = async ({ findAll, find }: MountedMiniApp) => {
  await waitUntil(
    () => findAll('dialog.os-dialog :is(.denials, .os-state)').length > 0,
    'the explanation has loaded',
  )
  return find('dialog.os-dialog')
}
const asked = ({ findAll }: MountedMiniApp) => findAll('.denial-asked').map(({ textContent }) => textContent)
const explain = async (layout: Partial<Layout> = {}, portal: Partial<MiniAppPortal> = {}) => {
  const context = { layout: { ...largeLayout, ...askedBefore(), ...layout } }
  const header = await mountMiniApp('header', { context, portal })
  await header.update({ context: { layout: { ...largeLayout, ...layout, ...askWhy() } } })
  await shown(header)
  return header
}

describe("why can't I see this", () => {
  beforeEach(async () => {
    await setViewport({ width: 1440, height: 900 })
    await emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
  })

  it('opens when the shell asks for it, once each time', async () => {
    const header = await explain()
    expect(asked(header)).to.deep.equal([
      '/brands/b9/xlator',
      'Cart',
      'Network',
      'Martech · Four mores · Admin · Markets · Documentation',
    ])
    await sendKeys({ press: 'Escape' })
    await header.update({ context: { layout: { ...largeLayout, ...askedBefore(), path: '/you' } } })
    expect(header.findAll('dialog')).to.have.length(0)
  })

  it('asks the administrators to open an app, and says when that did not work', async () => {
    const sent: unknown[] = []
    let status = 503
    const fetch: MiniAppPortal['fetch'] = (input, init) => {
      if (input === '/api/requests') sent.push(JSON.parse(init!.body as string))
      if ((input as string).startsWith('/api/requests/')) sent.push(input)
      return Promise.resolve(Response.json({ data: { id: 'r1' } }, { status }))
    }
    const header = await explain({}, { fetch })
    const buttons = () => header.findAll('.denial .os-button')
    expect(buttons().map((button) => button.getAttribute('aria-label'))).to.deep.equal([
      'Request access: Network',
    ])
    buttons()[0]!.click()
    await waitUntil(() => buttons()[0]!.ariaLabel === 'Send request: Network')
    const why = header.find<HTMLTextAreaElement>('.denial textarea')
    expect((why.getRootNode() as ShadowRoot).activeElement).to.equal(why)
    await sendKeys({ type: 'For a pitch' })
    buttons()[0]!.click()
    await waitUntil(() => header.findAll('.denial [role=alert]').length === 1)
    status = 201
    buttons()[0]!.click()
    await waitUntil(() => header.findAll('.denial [role=status]').length === 1)
    expect(sent).to.deep.equal(
      Array.from({ length: 2 }, () => ({ app: 'contacts', agency: 'choreograph', note: 'For a pitch' })),
    )
    expect(buttons()[0]!.ariaLabel).to.equal('Withdraw the request: Network')
    buttons()[0]!.click()
    await waitUntil(() => header.findAll('.denial [role=status]').length === 0)
    expect(sent.at(-1)).to.equal('/api/requests/r1/withdraw')
    expect(buttons()[0]!.ariaLabel).to.equal('Request access: Network')
  })

  it('opens when the header comes, where somebody has asked before', async () => {
    const header = await mountHeader(askWhy())
    await shown(header)
    expect(asked(header)).to.have.length(4)
  })

  it('does not open again when the header comes back', async () => {
    const header = await explain()
    header.unmount()
    const { findAll } = await mountHeader(askedBefore())
    await nextFrame()
    expect(findAll('dialog')).to.have.length(0)
  })

  it('opens from the help menu', async () => {
    const header = await mountHeader()
    header.find('.help > button').click()
    await nextFrame()
    header
      .findAll('.help .os-menu-item')
      .find(({ textContent }) => textContent === "Why can't I see this?")!
      .click()
    expect((await shown(header)).querySelector('h2')!.textContent).to.equal("Why can't I see this?")
  })

  it('opens from the apps, and only where something is kept back', async () => {
    const header = await mountHeader()
    header.find('.apps-button').click()
    await nextFrame()
    header.find('.why button').click()
    await shown(header)
    const open = await mountHeader({ denials: [] })
    open.find('.apps-button').click()
    await nextFrame()
    expect(open.findAll('.why')).to.have.length(0)
  })

  it('opens from a locked app with that one first', async () => {
    const header = await mountHeader()
    header.find('.apps-button').click()
    await nextFrame()
    header.find('.tile[aria-disabled]').click()
    await shown(header)
    expect([header.find('.denials-title').textContent, asked(header)[0]]).to.deep.equal([
      'You asked about',
      'Cart',
    ])
  })

  it('opens from a locked menu entry by keyboard and gives the focus back', async () => {
    const header = await mountHeader()
    header.find('.avatar-button').focus()
    await sendKeys({ press: 'Enter' })
    await sendKeys({ press: 'f' })
    await sendKeys({ press: 'Enter' })
    await shown(header)
    expect(header.find('.denials').textContent).to.contain('Feedback is not open yet.')
    await sendKeys({ press: 'Escape' })
    expect(header.element.shadowRoot!.activeElement?.matches('.avatar-button')).to.equal(true)
  })

  it('shows developers the rule, the strings and where they were looked for', async () => {
    const header = await explain({ denials: sampleDenials.slice(1, 2) })
    header.find('summary').click()
    const facts = header.findAll('.denial-details :is(dt, dd)').map(({ textContent }) => textContent)
    expect(facts).to.deep.equal([
      'Rule',
      'Permission permission',
      'Checked, with prefix',
      'app_profile_NetworkAccess',
      'Checked, without prefix',
      'NetworkAccess',
      'Account',
      'az-ag-1',
    ])
  })

  it('shows others plain words alone', async () => {
    const { details: _none, ...plain } = sampleDenials[1]!
    const { findAll } = await explain({ denials: [plain] })
    expect(findAll('details')).to.have.length(0)
  })

  it('finds one of many', async () => {
    const many = Array.from({ length: 40 }, (_, index) => ({
      ...sampleDenials[1]!,
      asked: `App ${index}`,
      because: `Rule ${index} says no.`,
    }))
    const header = await explain({ denials: many })
    header.find('dialog input').focus()
    await sendKeys({ type: 'app 17' })
    expect(asked(header)).to.deep.equal(['App 17'])
    await sendKeys({ type: 'x' })
    expect(header.find('[role="status"]').textContent).to.contain('app 17x')
  })

  it('says that it knows nothing without the menus, in dark as well', async () => {
    await emulateMedia({ colorScheme: 'dark' })
    const header = await explain({ ...NO_MENUS })
    expect(header.find('.os-state').textContent)
      .to.contain('The menus are missing')
      .and.not.contain('open to you')
  })

  it('shows at once that it is coming, and can be closed meanwhile', async () => {
    const { load, loaded } = explanationPart
    Object.assign(explanationPart, { load: () => new Promise(() => {}), loaded: () => undefined })
    const header = await mountHeader()
    await header.update({ context: { layout: { ...largeLayout, ...askWhy() } } })
    await waitUntil(() => header.findAll('dialog.os-dialog').length > 0)
    Object.assign(explanationPart, { load, loaded })
    expect(header.find('dialog.os-dialog').textContent)
      .to.contain("Why can't I see this?")
      .and.contain('Loading the explanation')
    header.find('.os-dialog-close button').click()
    await nextFrame()
    expect(header.findAll('dialog')).to.have.length(0)
  })

  it('tells when it cannot be loaded', async () => {
    const { load, loaded } = explanationPart
    Object.assign(explanationPart, {
      load: () => Promise.reject(new TypeError('offline')),
      loaded: () => undefined,
    })
    const header = await mountHeader()
    await header.update({ context: { layout: { ...largeLayout, ...askWhy() } } })
    await waitUntil(() => header.asked.length > 0)
    Object.assign(explanationPart, { load, loaded })
    expect(header.asked[0]).to.deep.include({ what: 'notify' })
  })
})

import { expect, nextFrame } from '@open-wc/testing'
import { emulateMedia, sendKeys, setViewport } from '@web/test-runner-commands'
import { mountMiniApp } from '../../../../test/browser/mount-mini-app.ts'
import { waitUntil } from '../../../../test/browser/wait-until.ts'
import { sampleContext, sampleLayout } from '../../../../test/browser/sample-context.ts'
import type { Layout } from '../../../../shell/contract/layout.ts'

async function openMenu(layout: Partial<Layout> = {}) {
  const header = await mountMiniApp('header', { context: { layout: { ...sampleLayout, ...layout } } })
  header.find('.avatar-button').focus()
  await sendKeys({ press: 'Enter' })
  await nextFrame()
  return { ...header, focused: () => header.element.shadowRoot!.activeElement as HTMLElement | null }
}
const lines = (findAll: (selector: string) => HTMLElement[]) =>
  findAll('.tools .os-menu-item').map(({ textContent }) => textContent)

describe('account menu', () => {
  beforeEach(async () => {
    await setViewport({ width: 1440, height: 900 })
    await emulateMedia({ reducedMotion: 'reduce' })
  })

  it('shows who is signed in, the entries, the agencies and the way out', async () => {
    const { find, findAll } = await openMenu()
    expect(find('.person').textContent)
      .to.contain('Paula Planner')
      .and.contain('planner@agency.example')
      .and.contain('Choreograph')
    expect(lines(findAll)).to.deep.equal([
      'Settings',
      'Feedback',
      'Display settings',
      'Choreograph',
      'Wavemaker',
      'Sign out',
    ])
    expect(find('.os-menu-item[href="https://wavemaker.example/"]').getAttribute('target')).to.equal(null)
    expect(find('.os-menu-item[aria-current="true"]').textContent).to.equal('Choreograph')
  })

  it('groups nested entries, leaves out hidden ones and marks the current page', async () => {
    const { find, findAll } = await openMenu({
      path: '/os-admin/panel/users',
      avatarMenu: [
        {
          title: 'Administration',
          items: [
            { title: 'Users', path: '/os-admin/panel/users' },
            { title: 'Groups', path: '/os-admin/panel/groups', hidden: true },
          ],
        },
        { title: 'Status page', path: 'https://status.example/', external: true },
      ],
    })
    expect(find('[role="group"][aria-label="Administration"]').textContent).to.equal('AdministrationUsers')
    expect(find('.os-menu-item[aria-current="page"]').textContent).to.equal('Users')
    expect(find<HTMLAnchorElement>('a[href="https://status.example/"]').rel).to.equal('noopener noreferrer')
    expect(lines(findAll)).not.to.include('Groups')
  })

  it('moves with the keyboard, reaches disabled entries and does not act on them [2.68]', async () => {
    const { focused, events } = await openMenu()
    expect(focused()?.textContent).to.equal('Settings')
    await sendKeys({ press: 'ArrowDown' })
    expect([focused()?.textContent, focused()?.getAttribute('aria-disabled')]).to.deep.equal([
      'Feedback',
      'true',
    ])
    await sendKeys({ press: 'Enter' })
    expect(events).to.deep.equal([])
    await sendKeys({ press: 'End' })
    expect(focused()?.textContent).to.equal('Sign out')
    await sendKeys({ press: 'Home' })
    await sendKeys({ press: 'w' })
    expect(focused()?.textContent).to.equal('Wavemaker')
    await sendKeys({ press: 'Escape' })
    expect(focused()?.matches('.avatar-button')).to.equal(true)
  })

  it('signs out [2.69]', async () => {
    const { events } = await openMenu()
    await sendKeys({ press: 'End' })
    await sendKeys({ press: 'Enter' })
    expect(events).to.deep.equal([{ name: 'logout', payload: undefined }])
  })

  it('opens the last entry with the arrow up', async () => {
    const { focused } = await openMenu()
    await sendKeys({ press: 'Escape' })
    await sendKeys({ press: 'ArrowUp' })
    expect(focused()?.textContent).to.equal('Sign out')
  })

  it('does not offer agencies to somebody who has one', async () => {
    const { findAll } = await openMenu({ agencies: sampleLayout.agencies.slice(0, 1) })
    expect(lines(findAll)).not.to.include('Choreograph')
  })
})

describe('display settings', () => {
  async function openSettings() {
    const menu = await openMenu()
    await sendKeys({ press: 'd' })
    await sendKeys({ press: 'Enter' })
    await waitUntil(() => menu.findAll('dialog select').length > 0, 'the settings have not come')
    const selects = menu.findAll<HTMLSelectElement>('dialog select')
    const choose = (index: number, value: string) => {
      selects[index]!.value = value
      selects[index]!.dispatchEvent(new Event('change', { bubbles: true }))
    }
    return { ...menu, choose }
  }

  it('asks for one change each and shows the new way of writing', async () => {
    const { choose, events, update, find } = await openSettings()
    choose(0, 'en-GB')
    choose(1, 'de-de')
    choose(2, 'fr-fr')
    expect(events).to.deep.equal([
      { name: 'change-display-language', payload: { language: 'en-GB' } },
      { name: 'change-date-format', payload: { locale: 'de-de' } },
      { name: 'change-number-format', payload: { locale: 'fr-fr' } },
    ])
    await update({
      context: { displaySettings: { displayLanguage: 'de-DE', dateLocale: 'de-de', numberLocale: 'fr-fr' } },
    })
    expect(find('dialog').textContent).to.contain('31. Dezember 2026')
  })

  it('offers the formats of another language in the same step', async () => {
    const { events, update, find, findAll, element } = await openSettings()
    const offer = () => findAll('dialog .os-notice')
    expect(offer()).to.have.length(0)
    await update({
      context: { displaySettings: { ...sampleContext.displaySettings, displayLanguage: 'de' } },
    })
    await waitUntil(() => offer().length === 1)
    expect(offer()[0]!.textContent).to.contain('31.12.26').and.contain('1.234.567,89')
    find('dialog .os-notice button').click()
    expect(events.slice(-2)).to.deep.equal([
      { name: 'change-date-format', payload: { locale: 'de-de' } },
      { name: 'change-number-format', payload: { locale: 'de-de' } },
    ])
    await waitUntil(() => offer().length === 0)
    await waitUntil(() => element.shadowRoot!.activeElement?.role === 'status')
  })

  it('says so when the shell refuses', async () => {
    const header = await mountMiniApp('header', {
      portal: { emit: () => false },
      context: {
        layout: { ...sampleLayout, avatarMenu: [] },
        displaySettings: sampleContext.displaySettings,
      },
    })
    header.find('.avatar-button').focus()
    await sendKeys({ press: 'Enter' })
    await sendKeys({ press: 'd' })
    await sendKeys({ press: 'Enter' })
    const select = header.find<HTMLSelectElement>('dialog select')
    select.value = 'en-GB'
    select.dispatchEvent(new Event('change', { bubbles: true }))
    await nextFrame()
    expect(header.find('[role="alert"]').textContent).to.contain(
      'could not be saved, so it is back to what it was',
    )
  })

  it('says so when a choice is taken back, asks again, and says so again', async () => {
    const { choose, events, update, find, findAll, element } = await openSettings()
    const shell = (dateLocale: string) =>
      update({ context: { displaySettings: { ...sampleContext.displaySettings, dateLocale } } })
    const spoken = () =>
      findAll('dialog :is(output, [role="alert"] p)')
        .map(({ textContent }) => textContent)
        .filter(Boolean)
    const before = sampleContext.displaySettings.dateLocale
    choose(1, 'de-de')
    await shell('de-de')
    expect(spoken()[0]).to.contain('Dates look like this')
    await shell(before)
    expect(spoken()).to.deep.equal(['The date format could not be saved, so it is back to what it was.'])
    const first = find('[role="alert"]')
    first.querySelector('button')!.click()
    expect(events.at(-1)).to.deep.equal({ name: 'change-date-format', payload: { locale: 'de-de' } })
    await shell('de-de')
    expect(findAll('[role="alert"]')).to.have.length(0)
    expect(element.shadowRoot!.activeElement === findAll('dialog select')[1]).to.equal(true)
    await shell(before)
    expect(find('[role="alert"]') === first).to.equal(false)
  })

  it('gives the focus back to the avatar', async () => {
    const { element } = await openSettings()
    await sendKeys({ press: 'Escape' })
    expect(element.shadowRoot!.activeElement?.matches('.avatar-button')).to.equal(true)
  })
})

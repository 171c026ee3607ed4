import { expect, nextFrame } from '@open-wc/testing'
import { emulateMedia, sendKeys, setViewport } from '@web/test-runner-commands'
import { askWhy } from '../../../../test/browser/ask-why.ts'
import { mountMiniApp, type MountedMiniApp } from '../../../../test/browser/mount-mini-app.ts'
import { sampleLayout } from '../../../../test/browser/sample-context.ts'
import { waitUntil } from '../../../../test/browser/wait-until.ts'
import { showLanguage } from '../../../../shell/contract/words.ts'

const labels = ({ findAll }: MountedMiniApp) =>
  findAll('dialog:modal').map(
    (dialog) => dialog.getAttribute('aria-label') ?? dialog.querySelector('h2')?.textContent,
  )
const press =
  (selector: string) =>
  ({ find }: MountedMiniApp) => {
    find(selector).focus()
    find(selector).click()
  }

const WAYS: Record<string, (header: MountedMiniApp) => unknown> = {
  Apps: press('.apps-button'),
  'Change brand': press('.brand-button'),
  'Keyboard shortcuts': () => sendKeys({ press: '?' }),
}

describe('the dialogs of the header', () => {
  beforeEach(async () => {
    await setViewport({ width: 1440, height: 900 })
    await emulateMedia({ reducedMotion: 'reduce' })
  })

  for (const [label, open] of Object.entries(WAYS)) {
    it(`${label} closes when another page comes, and not before`, async () => {
      const header = await mountMiniApp('header')
      await open(header)
      await waitUntil(() => labels(header).join() === label, label)
      await header.update({ context: { layout: { ...sampleLayout, visit: 2 } } })
      await nextFrame()
      expect(labels(header)).to.deep.equal([label])
      await header.update({ context: { layout: { ...sampleLayout, visit: 3, path: '/you' } } })
      expect(labels(header)).to.deep.equal([])
    })
  }

  it('the search stays when another page comes, with what is typed', async () => {
    const header = await mountMiniApp('header')
    await sendKeys({ press: 'Control+k' })
    await waitUntil(() => header.findAll('.palette').length > 0)
    await sendKeys({ type: 'score' })
    await header.update({ context: { layout: { ...sampleLayout, visit: 3, path: '/you' } } })
    await nextFrame()
    expect([labels(header), header.find<HTMLInputElement>('.palette input').value]).to.deep.equal([
      ['Search'],
      'score',
    ])
  })

  it('the explanation opens on the page it is asked for with', async () => {
    const header = await mountMiniApp('header')
    await header.update({ context: { layout: { ...sampleLayout, path: '/you', ...askWhy() } } })
    await waitUntil(() => labels(header).join() === "Why can't I see this?")
  })

  for (const button of ['.brand-button', '.apps-button']) {
    it(`search takes the place of what ${button} opened, and gives it the focus back`, async () => {
      const header = await mountMiniApp('header')
      press(button)(header)
      await nextFrame()
      await sendKeys({ press: 'Control+k' })
      await waitUntil(() => header.findAll('.palette').length > 0)
      expect(labels(header)).to.deep.equal(['Search'])
      await sendKeys({ press: 'Escape' })
      await nextFrame()
      expect(labels(header)).to.deep.equal([])
      expect(header.element.shadowRoot!.activeElement?.matches(button)).to.equal(true)
    })
  }
})

it('changes language where it stands, and an open dialog with it', async () => {
  const { find, element } = await mountMiniApp('header')
  find(`[aria-label='Account of Paula Planner']`).click()
  await showLanguage('de')
  await element.ready?.()
  expect(find('nav.navigation').getAttribute('aria-label')).to.equal('Hauptmenü')
  expect(find(`[aria-label='Konto von Paula Planner']`).getAttribute('aria-expanded')).to.equal('true')
  await showLanguage('en')
})

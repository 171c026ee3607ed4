import { expect } from '@open-wc/testing'
import { MINIAPP_EVENT_REFUSED } from '../../contract/events.ts'
import { expectErrors } from '../../../test/browser/strict.ts'
import { $stateChanges } from '../../reactions/state-recorder.ts'
import { notify, $notices } from '../../stores/notices.ts'
import { $ownCommands } from '../../stores/own-commands.ts'
import type { OsStatePanel } from './os-state-panel.ts'
import { addStatePanel } from './state-panel-part.ts'

const press = (code: string, more: KeyboardEventInit = {}, target: EventTarget = document.body) =>
  target.dispatchEvent(
    new KeyboardEvent('keydown', {
      code,
      key: code,
      bubbles: true,
      composed: true,
      cancelable: true,
      ...more,
    }),
  )

describe('os-state-panel', () => {
  let remove: () => void
  let panel: OsStatePanel
  const region = () => panel.shadowRoot!.querySelector('section')
  beforeEach(async () => {
    remove = addStatePanel()
    panel = document.querySelector('os-state-panel')!
    await panel.updateComplete
  })
  afterEach(() => {
    remove()
    $notices.set([])
  })

  it('is closed until Ctrl+Alt+S, and closes with it', async () => {
    expect(region()).to.equal(null)
    press('KeyS', { ctrlKey: true, altKey: true })
    await panel.updateComplete
    expect(panel.shadowRoot!.activeElement?.textContent).to.equal('State changes')
    press('KeyS', { ctrlKey: true, altKey: true })
    await panel.updateComplete
    expect(region()).to.equal(null)
  })

  it('opens from the help menu while it is there', async () => {
    const [command] = $ownCommands.get()
    expect([command!.title, command!.hint, command!.inHelp]).to.deep.equal([
      'State changes',
      'Ctrl+Alt+S',
      true,
    ])
    command!.run()
    await panel.updateComplete
    expect(region()).not.to.equal(null)
    remove()
    expect($ownCommands.get()).to.deep.equal([])
  })

  it('leaves a plain S alone, and one that AltGr makes a letter of', async () => {
    press('KeyS')
    press('KeyS', { ctrlKey: true, altKey: true, modifierAltGraph: true })
    press('KeyS', { ctrlKey: true })
    await panel.updateComplete
    expect(region()).to.equal(null)
  })

  it('shows changes as they come, and is accessible empty and filled', async () => {
    panel.open = true
    await panel.updateComplete
    expect(region()!.textContent).to.contain('Nothing has changed yet')
    await expect(panel).to.be.accessible()
    notify({ kind: 'info', text: 'Hello' })
    await panel.updateComplete
    expect(panel.shadowRoot!.querySelector('tbody th')!.textContent).to.equal('$notices')
    await expect(panel).to.be.accessible()
  })

  it('says which event was refused, and what the policy stopped with its remedy', async () => {
    expectErrors(/i\.example\/a\.png/)
    panel.open = true
    const app = document.body.appendChild(document.createElement('p'))
    const reason = 'Mini-app desk may not send "logout"'
    app.dispatchEvent(new CustomEvent(MINIAPP_EVENT_REFUSED, { detail: { reason }, bubbles: true }))
    document.dispatchEvent(
      new SecurityPolicyViolationEvent('securitypolicyviolation', {
        blockedURI: 'https://i.example/a.png',
        documentURI: location.href,
        effectiveDirective: 'img-src',
        violatedDirective: 'img-src',
        originalPolicy: 'img-src',
        disposition: 'enforce',
        statusCode: 200,
      }),
    )
    await panel.updateComplete
    const [stopped, refused] = [...panel.shadowRoot!.querySelectorAll('li')].map((line) => line.textContent)
    expect(stopped).to.match(/img-src: https:\/\/i\.example.* Name https:\/\/i\.example in IMAGE_ORIGINS/)
    expect(refused).to.equal(reason)
    await expect(panel).to.be.accessible()
    app.remove()
  })

  it('is emptied by a button', async () => {
    notify({ kind: 'info', text: 'Hello' })
    panel.open = true
    await panel.updateComplete
    panel.shadowRoot!.querySelector('button')!.click()
    expect($stateChanges.get()).to.deep.equal([])
  })

  it('gives focus back when Escape closes it', async () => {
    const button = document.body.appendChild(document.createElement('button'))
    button.focus()
    press('KeyS', { ctrlKey: true, altKey: true }, button)
    await panel.updateComplete
    press('Escape', {}, panel.shadowRoot!.querySelector('h2')!)
    await panel.updateComplete
    await Promise.resolve()
    expect(document.activeElement).to.equal(button)
    button.remove()
  })

  it('is gone, with all it noted, when it is taken away', () => {
    notify({ kind: 'info', text: 'Hello' })
    remove()
    expect(document.querySelector('os-state-panel')).to.equal(null)
    expect($stateChanges.get()).to.deep.equal([])
  })
})

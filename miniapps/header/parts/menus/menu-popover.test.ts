import { aTimeout, expect, nextFrame } from '@open-wc/testing'
import { emulateMedia, sendMouse, setViewport } from '@web/test-runner-commands'
import { mountMiniApp } from '../../../../test/browser/mount-mini-app.ts'
import { sampleLayout } from '../../../../test/browser/sample-context.ts'
import { waitUntil } from '../../../../test/browser/wait-until.ts'

async function openAccount() {
  const header = await mountMiniApp('header')
  header.find('.avatar-button').focus()
  header.find('.avatar-button').click()
  await nextFrame()
  return { ...header, isOpen: () => header.findAll(':popover-open').length > 0 }
}

/** A mini-app in a frame of its own, as an untrusted one stands in its shadow root. */
function framedApp() {
  const app = document.body.appendChild(document.createElement('div'))
  const frame = document.createElement('iframe')
  Object.assign(frame.style, {
    position: 'fixed',
    insetBlockStart: '400px',
    insetInlineStart: '0',
    width: '300px',
    height: '300px',
  })
  app.attachShadow({ mode: 'open' }).append(frame)
  return { frame, remove: () => app.remove() }
}

describe('a menu of the header', () => {
  beforeEach(async () => {
    await setViewport({ width: 1440, height: 900 })
    await emulateMedia({ reducedMotion: 'reduce' })
  })

  it('closes when another page comes, and not before', async () => {
    const { update, isOpen } = await openAccount()
    await update({ context: { layout: { ...sampleLayout, visit: 2 } } })
    expect(isOpen()).to.equal(true)
    await update({ context: { layout: { ...sampleLayout, visit: 3, path: '/you' } } })
    expect(isOpen()).to.equal(false)
  })

  it('closes when the person goes on in a framed mini-app', async () => {
    const { frame, remove } = framedApp()
    const { isOpen } = await openAccount()
    await sendMouse({ type: 'click', position: [150, 550] })
    await waitUntil(() => !isOpen(), 'it has closed')
    expect((frame.getRootNode() as ShadowRoot).activeElement).to.equal(frame)
    remove()
  })

  it('stays where the window loses the focus to another one', async () => {
    const { isOpen } = await openAccount()
    window.dispatchEvent(new Event('blur'))
    await aTimeout(0)
    expect(isOpen()).to.equal(true)
  })
})

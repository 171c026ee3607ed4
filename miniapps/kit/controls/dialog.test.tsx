import { expect, nextFrame } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { useState } from 'react'
import { MINIAPP_FOCUS_PAGE } from '../../../shell/contract/events.ts'
import { mountMiniApp } from '../../../test/browser/mount-mini-app.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { island } from '../bridge/island.tsx'
import { TextField } from './text-field.tsx'
import { waitUntil } from '../../../test/browser/wait-until.ts'

function App() {
  const [open, setOpen] = useState(false)
  const [sent, setSent] = useState('')
  const [name, setName] = useState('')
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <output>{sent}</output>
      <Dialog
        open={open}
        title="Start the audit"
        onClose={close}
        onSubmit={() => {
          setSent(name)
          close()
        }}
        actions={
          <Button type="submit" variant="primary">
            Start
          </Button>
        }
      >
        <TextField label="Name" value={name} onChange={setName} />
      </Dialog>
    </>
  )
}

async function opened() {
  const app = await mountMiniApp(island(App))
  const opener = app.find<HTMLButtonElement>('button')
  opener.focus()
  opener.click()
  return { app, opener, focused: () => app.element.shadowRoot!.activeElement }
}

describe('Dialog', () => {
  it('gives the focus to the page where what opened it has gone, or is not shown any more', async () => {
    for (const end of [
      (opener: HTMLElement) => opener.remove(),
      (opener: HTMLElement) => {
        opener.style.display = 'none'
      },
    ]) {
      let given = 0
      const { app, opener } = await opened()
      app.element.addEventListener(MINIAPP_FOCUS_PAGE, () => given++)
      await nextFrame()
      const { parentNode } = opener
      end(opener)
      await sendKeys({ press: 'Escape' })
      await waitUntil(() => app.findAll('dialog').length === 0)
      expect(given).to.equal(1)
      if (!opener.isConnected) parentNode!.prepend(opener) // React takes it away itself
      app.unmount()
    }
  })

  it('puts focus on the first field and is accessible', async () => {
    const { app, focused } = await opened()
    expect(focused() === app.find('input')).to.equal(true)
    await expect(app.element).to.be.accessible()
  })

  it('closes with Esc and gives focus back', async () => {
    const { app, opener, focused } = await opened()
    await sendKeys({ press: 'Escape' })
    await waitUntil(() => app.findAll('dialog').length === 0)
    expect(focused() === opener).to.equal(true)
  })

  it('does the primary thing with Enter', async () => {
    const { app } = await opened()
    await sendKeys({ type: 'Spring' })
    await sendKeys({ press: 'Enter' })
    await waitUntil(() => app.find('output').textContent === 'Spring')
    expect(app.findAll('dialog')).to.have.length(0)
  })

  it('closes on a press beside it, not inside it', async () => {
    const { app } = await opened()
    app.find('h2').dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
    expect(app.findAll('dialog')).to.have.length(1)
    app.find('dialog').dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
    await waitUntil(() => app.findAll('dialog').length === 0)
  })

  it('stays until its owner closes it, however often Esc is pressed', async () => {
    let asked = 0
    const app = await mountMiniApp(
      island(() => (
        <Dialog
          open
          title="Busy"
          onClose={() => {
            asked += 1
          }}
        >
          Wait
        </Dialog>
      )),
    )
    for (let press = 1; press <= 3; press++) {
      await sendKeys({ press: 'Escape' })
      await waitUntil(() => asked === press, `asked ${asked} times, not ${press}`)
      expect(app.findAll('dialog:modal')).to.have.length(1)
    }
  })

  it('keeps its cross in sight however long its content is', async () => {
    const Long = () => (
      <Dialog open title="Long" onClose={() => {}}>
        {Array.from({ length: 200 }, (_, line) => (
          <p key={line}>Line {line}</p>
        ))}
      </Dialog>
    )
    const app = await mountMiniApp(island(Long))
    const cross = app.findAll('button').at(-1)!
    const [{ top }, dialog] = [cross.getBoundingClientRect(), app.find('dialog').getBoundingClientRect()]
    app.findAll('p').at(-1)!.scrollIntoView()
    const last = app.findAll('p').at(-1)!.getBoundingClientRect()
    expect([last.bottom <= dialog.bottom, cross.getBoundingClientRect().top, top > dialog.top]).to.deep.equal(
      [true, top, true],
    )
  })

  it('stays open on a press on its own scrollbar', async () => {
    const { app } = await opened()
    const dialog = app.find('dialog')
    const { right, top } = dialog.getBoundingClientRect()
    dialog.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, clientX: right - 4, clientY: top + 8 }))
    await nextFrame()
    expect(app.findAll('dialog')).to.have.length(1)
  })
})

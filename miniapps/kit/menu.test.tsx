import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { useState } from 'react'
import { mountMiniApp } from '../../test/browser/mount-mini-app.ts'
import { island } from './island.tsx'
import { Menu } from './menu.tsx'
import { waitUntil } from '../../test/browser/wait-until.ts'

function App() {
  const [chosen, choose] = useState('')
  return (
    <>
      <Menu label="More" items={[
        { label: 'Export', onSelect: () => choose('Export') },
        { label: 'Archive', disabled: true, onSelect: () => choose('Archive') },
        { label: 'Profile', to: '/user/profile' },
        { label: 'Empty the list', danger: true, separated: true, onSelect: () => choose('Empty') },
      ]} />
      <output>{chosen}</output>
    </>
  )
}

async function mounted() {
  const app = await mountMiniApp(island(App))
  const button = app.find('[aria-haspopup]')
  button.focus()
  return { app, button, isOpen: () => app.find('[popover]').matches(':popover-open'), focused: () => app.element.shadowRoot!.activeElement?.textContent }
}

describe('Menu', () => {
  it('opens with the arrow, moves round, and is accessible', async () => {
    const { app, button, isOpen, focused } = await mounted()
    await sendKeys({ press: 'ArrowDown' })
    expect([isOpen(), focused()]).to.deep.equal([true, 'Export'])
    await waitUntil(() => button.getAttribute('aria-expanded') === 'true')
    await expect(app.element).to.be.accessible()
    await sendKeys({ press: 'ArrowUp' })
    expect(focused()).to.equal('Empty the list')
    await sendKeys({ press: 'Home' })
    expect(focused()).to.equal('Export')
  })

  it('goes to the next item that starts with a letter', async () => {
    const { focused } = await mounted()
    await sendKeys({ press: 'ArrowDown' })
    await sendKeys({ press: 'e' })
    expect(focused()).to.equal('Empty the list')
    await sendKeys({ press: 'p' })
    expect(focused()).to.equal('Profile')
  })

  it('closes with Esc and gives focus back', async () => {
    const { app, button, isOpen } = await mounted()
    await sendKeys({ press: 'ArrowDown' })
    await sendKeys({ press: 'Escape' })
    expect(isOpen()).to.equal(false)
    expect(app.element.shadowRoot!.activeElement === button).to.equal(true)
  })

  it('does what was chosen, but nothing for a disabled item', async () => {
    const { app, isOpen } = await mounted()
    await sendKeys({ press: 'Enter' })
    await waitUntil(isOpen)
    await sendKeys({ press: 'ArrowDown' })
    await sendKeys({ press: 'Enter' })
    expect([isOpen(), app.find('output').textContent]).to.deep.equal([true, ''])
    await sendKeys({ press: 'Home' })
    await sendKeys({ press: 'Enter' })
    expect([isOpen(), app.find('output').textContent]).to.deep.equal([false, 'Export'])
  })
})

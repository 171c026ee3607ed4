import { expect } from '@open-wc/testing'
import { sendKeys, sendMouse } from '@web/test-runner-commands'
import { mountMiniApp } from '../../../test/browser/mount-mini-app.ts'
import { press } from '../../../test/browser/press.ts'
import { waitUntil } from '../../../test/browser/wait-until.ts'
import { focusedElement } from '../bridge/focused-element.ts'
import { island } from '../bridge/island.tsx'
import { Button } from './button.tsx'
import { Menu, type MenuItem } from './menu/menu.tsx'
import { Popover } from './popover/popover.tsx'
import { Tooltip } from './popover/tooltip.tsx'

const done: string[] = []
const item = (label: string, more: Partial<MenuItem> = {}): MenuItem => ({
  key: label,
  label,
  onSelect: () => done.push(label),
  ...more,
})
const ITEMS = [item('Rename'), item('Duplicate'), item('Archive', { disabled: true }), item('Delete')]

function App() {
  return (
    <>
      <Menu label="Actions" items={ITEMS} button={(opener) => <Button {...opener}>Actions</Button>} />
      <Popover label="Details" button={(opener) => <Button {...opener}>Details</Button>}>
        {(close) => <Button onClick={close}>Done</Button>}
      </Popover>
      <Tooltip text="More words">{(target) => <Button {...target}>Reach</Button>}</Tooltip>
      <div style={{ position: 'fixed', insetInlineEnd: '4px', insetBlockEnd: '4px' }}>
        <Menu label="Corner" items={ITEMS} button={(opener) => <Button {...opener}>Corner</Button>} />
      </div>
    </>
  )
}

const shown = async () => {
  done.length = 0
  const app = await mountMiniApp(island(App))
  const button = (text: string) => app.findAll('button').find((each) => each.textContent === text)!
  return { app, button }
}
const focusedText = () => focusedElement()?.textContent

describe('Menu', () => {
  it('opens at a press, does what is pressed, and gives the focus back', async () => {
    const { button } = await shown()
    await press(button('Actions'))
    await waitUntil(() => focusedText() === 'Rename')
    await press(button('Duplicate'))
    expect([done, focusedText()]).to.deep.equal([['Duplicate'], 'Actions'])
    await press(button('Actions'))
    await waitUntil(() => focusedText() === 'Rename')
    await press(button('Actions'))
    expect(button('Actions').ariaExpanded).to.equal('false')
  })

  it('goes by arrows and letters, does nothing for what is disabled, closes at Esc', async () => {
    const { button } = await shown()
    button('Actions').focus()
    await sendKeys({ press: 'ArrowUp' })
    await waitUntil(() => focusedText() === 'Delete')
    await sendKeys({ press: 'ArrowDown' })
    expect(focusedText()).to.equal('Rename')
    await sendKeys({ press: 'a' })
    await sendKeys({ press: 'Enter' })
    expect([done, focusedText()]).to.deep.equal([[], 'Archive'])
    await sendKeys({ press: 'Escape' })
    await waitUntil(() => focusedText() === 'Actions')
  })

  it('stays inside the window beside a button in its corner', async () => {
    const { app, button } = await shown()
    await press(button('Corner'))
    const menu = app.findAll('.os-menu')[1]!
    await waitUntil(() => menu.matches(':popover-open'))
    const { top, bottom, left, right } = menu.getBoundingClientRect()
    expect([top >= 0, left >= 0, bottom <= innerHeight, right <= innerWidth]).to.deep.equal([
      true,
      true,
      true,
      true,
    ])
  })
})

describe('Popover', () => {
  it('takes the focus in, gives it back at Esc, and closes when the focus goes on', async () => {
    const { app, button } = await shown()
    await press(button('Details'))
    await waitUntil(() => focusedText() === 'Done')
    await sendKeys({ press: 'Escape' })
    await waitUntil(() => focusedText() === 'Details')
    await press(button('Details'))
    await waitUntil(() => focusedText() === 'Done')
    await sendKeys({ press: 'Tab' })
    await waitUntil(() => !app.find('[role=dialog]').matches(':popover-open'))
  })
})

describe('Tooltip', () => {
  it('shows to keys at once and goes at Esc', async () => {
    const { app, button } = await shown()
    button('Reach').focus()
    const tip = app.find('[role=tooltip]')
    expect([tip.matches(':popover-open'), button('Reach').getAttribute('aria-describedby')]).to.deep.equal([
      true,
      tip.id,
    ])
    await sendKeys({ press: 'Escape' })
    expect(tip.matches(':popover-open')).to.equal(false)
    expect(focusedText()).to.equal('Reach')
  })

  it('waits for a pointer that stays, and stays while the pointer is on it', async () => {
    const { app, button } = await shown()
    const { x, y } = button('Reach').getBoundingClientRect()
    await sendMouse({ type: 'move', position: [Math.round(x + 5), Math.round(y + 5)] })
    const tip = app.find('[role=tooltip]')
    await waitUntil(() => tip.matches(':popover-open'))
    const place = tip.getBoundingClientRect()
    await sendMouse({ type: 'move', position: [Math.round(place.x + 5), Math.round(place.y + 5)] })
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(tip.matches(':popover-open')).to.equal(true)
    await sendMouse({ type: 'move', position: [1, 1] })
    await waitUntil(() => !tip.matches(':popover-open'))
  })
})

import { expect } from '@open-wc/testing'
import { sendKeys, sendMouse } from '@web/test-runner-commands'
import { useState } from 'react'
import { mountMiniApp, type MountedMiniApp } from '../../../test/browser/mount-mini-app.ts'
import { press } from '../../../test/browser/press.ts'
import { waitUntil } from '../../../test/browser/wait-until.ts'
import { focusedElement } from '../bridge/focused-element.ts'
import { island } from '../bridge/island.tsx'
import { Board } from './board/board.tsx'
import { placeCard } from './board/place-card.ts'
import { Timeline } from './timeline/timeline.tsx'

const button = (app: MountedMiniApp, text: string) =>
  app.findAll('button').find((each) => each.textContent === text || each.ariaLabel === text)!
const said = (app: MountedMiniApp) =>
  app.asked.flatMap(({ what, with: [text] }) => (what === 'announce' ? [text as string] : []))

describe('Board', () => {
  const COLUMNS = ['Open', 'Doing', 'Done'].map((title) => ({ key: title, title }))
  const CARDS = [
    { key: 'a', column: 'Open' },
    { key: 'b', column: 'Open' },
    { key: 'c', column: 'Doing' },
  ]
  function App() {
    const [cards, setCards] = useState<readonly { key: string; column: string }[]>(CARDS)
    return (
      <Board
        label="Actions"
        columns={COLUMNS}
        cards={cards}
        titleOf={({ key }) => `Card ${key}`}
        onMove={(key, to) => setCards(placeCard(cards, key, to))}
      />
    )
  }
  const columns = (app: MountedMiniApp) =>
    app
      .findAll('.os-board-column')
      .map((column) => [...column.querySelectorAll('.os-board-title')].map((card) => card.textContent).join())

  it('moves a card by keys, with the focus on it, and says where it is', async () => {
    const app = await mountMiniApp(island(App))
    button(app, 'Move Card b').focus()
    for (const key of ['Space', 'ArrowRight', 'ArrowUp', 'Space']) await sendKeys({ press: key })
    expect(columns(app)).to.deep.equal(['Card a', 'Card b,Card c', ''])
    expect(focusedElement() === button(app, 'Move Card b')).to.equal(true)
    expect(said(app).slice(1)).to.deep.equal([
      'Doing, 2 of 2',
      'Doing, 1 of 2',
      'Card b moved to Doing, 1 of 2.',
    ])
  })

  it('puts a card back at Esc, and when the focus goes on', async () => {
    const app = await mountMiniApp(island(App))
    button(app, 'Move Card a').focus()
    for (const key of ['Space', 'ArrowRight', 'Escape']) await sendKeys({ press: key })
    expect(columns(app)).to.deep.equal(['Card a,Card b', 'Card c', ''])
    for (const key of ['Space', 'ArrowRight', 'Tab']) await sendKeys({ press: key })
    expect(columns(app)).to.deep.equal(['Card a,Card b', 'Card c', ''])
  })

  it('moves a card without dragging: one press takes it, another puts it into a column', async () => {
    const app = await mountMiniApp(island(App))
    await press(button(app, 'Move Card a'))
    await press(app.findAll('.os-board-column h3')[2]!)
    expect(columns(app)).to.deep.equal(['Card b', 'Card c', 'Card a'])
    expect(said(app).at(-1)).to.equal('Card a moved to Done, 1 of 1.')
    expect(focusedElement() === button(app, 'Move Card a')).to.equal(true)
    await press(app.findAll('.os-board-column h3')[0]!)
    expect(columns(app)).to.deep.equal(['Card b', 'Card c', 'Card a'])
  })

  it('moves a card that is dragged with the mouse into an empty column', async () => {
    const app = await mountMiniApp(island(App))
    const middle = (element: Element): [number, number] => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return [Math.round(x + width / 2), Math.round(y + height / 2)]
    }
    await sendMouse({ type: 'move', position: middle(app.find('.os-board-card')) })
    await sendMouse({ type: 'down' })
    await sendMouse({ type: 'move', position: middle(app.findAll('.os-board-column')[1]!) })
    await sendMouse({ type: 'move', position: middle(app.findAll('.os-board-column')[2]!) })
    await sendMouse({ type: 'up' })
    await waitUntil(() => columns(app)[2] === 'Card a')
    expect(columns(app)).to.deep.equal(['Card b', 'Card c', 'Card a'])
  })
})

describe('Timeline', () => {
  const ROWS = [
    { key: 'a', label: 'Spring', from: '2026-01-01', to: '2026-03-31' },
    { key: 'b', label: 'Autumn', from: '2026-07-01', to: '2026-12-31', note: 'Planned' },
  ]
  it('draws bars to scale with today, reached by arrows and opened', async () => {
    const opened: string[] = []
    const app = await mountMiniApp(
      island(() => (
        <Timeline
          label="Campaigns"
          rows={ROWS}
          unit="quarter"
          today="2026-07-01"
          onOpen={(key) => opened.push(key)}
        />
      )),
    )
    const [first, second] = app.findAll('.os-timeline-bar')
    const lane = app.find('.os-timeline-lane').getBoundingClientRect()
    const share = (px: number) => Math.round((px / lane.width) * 365)
    expect([first!, second!].map((bar) => share(bar.getBoundingClientRect().width))).to.deep.equal([90, 184])
    const today = app.find('.os-timeline-today').getBoundingClientRect()
    expect(share(today.x - lane.x)).to.equal(181)
    first!.focus()
    for (const key of ['ArrowDown', 'Enter']) await sendKeys({ press: key })
    expect([opened, focusedElement()!.ariaLabel]).to.deep.equal([
      ['b'],
      'Autumn, 1 Jul 2026 to 31 Dec 2026, Planned',
    ])
  })

  it('is a table as well', async () => {
    const app = await mountMiniApp(island(() => <Timeline label="Campaigns" rows={ROWS} />))
    await press(button(app, 'Table'))
    expect(app.findAll('tbody tr').map(({ textContent }) => textContent)).to.deep.equal([
      'Spring1 Jan 202631 Mar 2026',
      'Autumn1 Jul 202631 Dec 2026',
    ])
  })
})

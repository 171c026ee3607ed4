import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { useState } from 'react'
import { type MountedMiniApp, mountMiniApp } from '../../../test/browser/mount-mini-app.ts'
import { waitUntil } from '../../../test/browser/wait-until.ts'
import { island } from '../bridge/island.tsx'
import { Tree } from './tree.tsx'
import { TreeItem, TreeLine } from './tree-item.tsx'

const BELOW: Readonly<Record<string, readonly string[]>> = {
  TV: ['Linear', 'Connected'],
  Radio: ['Podcast'],
  Print: [],
}

const Item = ({ name, below = [] }: { name: string; below?: readonly string[] }) => (
  <TreeItem
    id={name}
    cells={['1.20']}
    below={below.length > 0 ? () => below.map((each) => <Item key={each} name={each} />) : undefined}
  >
    {name}
  </TreeItem>
)

function Touchpoints({ onOpen }: { onOpen(id: string): void }) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  return (
    <Tree
      label="Touchpoints"
      columns={[{ title: 'Cost', widthPx: 80 }]}
      selected={ticked}
      onTick={setTicked}
      onOpen={onOpen}
    >
      {Object.entries(BELOW).map(([name, below]) => (
        <Item key={name} name={name} below={below} />
      ))}
    </Tree>
  )
}

async function shown() {
  const opened: string[] = []
  const app = await mountMiniApp(island(() => <Touchpoints onOpen={(id) => opened.push(id)} />))
  app.find('[role=tree]').focus()
  return { app, opened }
}
const pressed = async (...keys: readonly string[]) => {
  for (const press of keys) await sendKeys({ press })
}
const focused = (app: MountedMiniApp) => (app.element.shadowRoot!.activeElement as HTMLElement).dataset['id']
const levels = (app: MountedMiniApp) =>
  app.findAll('[role=treeitem]').map((item) => [item.dataset['id'], item.ariaLevel])

describe('a tree', () => {
  it('goes in and out of what is below an item', async () => {
    const { app } = await shown()
    expect(focused(app)).to.equal('TV')
    await pressed('ArrowRight', 'ArrowRight', 'ArrowDown')
    expect(focused(app)).to.equal('Connected')
    expect(levels(app).slice(0, 3)).to.deep.equal([
      ['TV', '1'],
      ['Linear', '2'],
      ['Connected', '2'],
    ])
    await pressed('ArrowLeft')
    expect(focused(app)).to.equal('TV')
    await pressed('ArrowLeft')
    expect(levels(app)).to.have.length(3)
  })

  it('goes to either end, and to a name by its first letter', async () => {
    const { app } = await shown()
    await pressed('End')
    expect(focused(app)).to.equal('Print')
    await pressed('r')
    expect(focused(app)).to.equal('Radio')
    await pressed('Home')
    expect(focused(app)).to.equal('TV')
  })

  it('opens all of a level at once', async () => {
    const { app } = await shown()
    await sendKeys({ type: '*' })
    expect(levels(app).map(([id]) => id)).to.deep.equal([
      'TV',
      'Linear',
      'Connected',
      'Radio',
      'Podcast',
      'Print',
    ])
  })

  it('ticks with Space and opens with Enter', async () => {
    const { app, opened } = await shown()
    await pressed('Space', 'ArrowDown', 'Enter')
    expect(app.findAll('[aria-selected=true]').map((item) => item.dataset['id'])).to.deep.equal(['TV'])
    expect(opened).to.deep.equal(['Radio'])
    await pressed('ArrowUp', 'Space')
    expect(app.findAll('[aria-selected=true]')).to.have.length(0)
  })

  it('has one stop for Tab, also once the item that had the focus is closed away', async () => {
    const { app } = await shown()
    const stops = () => app.findAll('[role=tree][tabindex="0"], [role=treeitem][tabindex="0"]')
    await pressed('ArrowRight', 'ArrowRight')
    expect(stops().map((stop) => stop.dataset['id'])).to.deep.equal(['Linear'])
    app.find('.os-tree-chevron').click()
    await waitUntil(() => focused(app) === 'TV')
    expect(stops().map((stop) => stop.dataset['id'])).to.deep.equal(['TV'])
  })

  it('names an item by its row alone, with the titles of its cells', async () => {
    const { app } = await shown()
    await pressed('ArrowRight')
    const [item] = app.findAll('[role=treeitem]')
    const name = app.element.shadowRoot!.getElementById(item!.getAttribute('aria-labelledby')!)
    expect(name!.textContent).to.equal('TVCost 1.20')
    await expect(app.element).to.be.accessible()
  })

  it('leaves the focus on the first new item where the line that asked for them goes', async () => {
    function Level() {
      const [names, setNames] = useState<readonly string[]>([])
      const more = () => setNames([...names, `First of ${names.length}`, `Second of ${names.length}`])
      return (
        <Tree label="Touchpoints" selected={null} onOpen={() => {}}>
          {names.map((name) => (
            <Item key={name} name={name} />
          ))}
          {names.length < 4 && (
            <TreeLine key={names.length} isBusy={false} onPress={more}>
              Show more
            </TreeLine>
          )}
        </Tree>
      )
    }
    const app = await mountMiniApp(island(Level))
    app.find('[role=tree]').focus()
    await pressed('Enter')
    await waitUntil(() => focused(app) === 'First of 0')
    await pressed('End', 'Enter')
    await waitUntil(() => focused(app) === 'First of 2')
  })
})

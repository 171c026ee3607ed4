import { useState } from 'react'
import { expect, nextFrame } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { clipboardEvent } from '../../../test/browser/clipboard-event.ts'
import { enter } from '../../../test/browser/enter.ts'
import { mountMiniApp, type MountedMiniApp } from '../../../test/browser/mount-mini-app.ts'
import { press as pressMouse } from '../../../test/browser/press.ts'
import { waitUntil } from '../../../test/browser/wait-until.ts'
import { island } from '../bridge/island.tsx'
import type { CellEdit } from './cells/cell-edits.ts'
import { Grid } from './grid.tsx'
import type { GridProps } from './grid-props.ts'
import type { GridColumn } from '../table/column.ts'

interface Row {
  id: string
  name: string
  market: string
  spend: number | null
}

const MARKETS: Record<string, string> = { de: 'Germany', fr: 'France' }
const COLUMNS: readonly GridColumn<Row>[] = [
  { key: 'name', title: 'Name', type: 'text', value: ({ name }) => name, edited: true },
  {
    key: 'market',
    title: 'Market',
    type: 'choice',
    value: ({ market }) => market,
    text: (code) => MARKETS[code] ?? code,
    choices: ['de', 'fr'],
    edited: true,
  },
  {
    key: 'spend',
    title: 'Spend',
    unit: 'EUR',
    type: 'number',
    value: ({ spend }) => spend,
    aggregate: 'sum',
    edited: true,
  },
]
const rowsOf = (count: number): Row[] =>
  Array.from({ length: count }, (_, at) => ({
    id: String(at),
    name: `Brand ${at}`,
    market: at % 2 === 0 ? 'de' : 'fr',
    spend: at * 1.5,
  }))
const MANY = 5000

/** What a test is told of the grid, as its author is. */
interface Told {
  edits: CellEdit[][]
  selected: ReadonlySet<string>
}

async function mountGrid(
  props: Partial<GridProps<Row>> = {},
  { isEdited = false, isTicked = false } = {},
  query: Record<string, string> = {},
) {
  const told: Told = { edits: [], selected: new Set() }
  const app = await mountMiniApp(
    island(() => {
      const [rows, setRows] = useState<readonly Row[]>(props.rows ?? rowsOf(MANY))
      const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
      const onEdit = (edits: readonly CellEdit[]) => {
        told.edits.push([...edits])
        setRows((before) =>
          edits.reduce(
            (all, { rowKey, column, value }) =>
              all.with(Number(rowKey), { ...all[Number(rowKey)]!, [column]: value }),
            before,
          ),
        )
      }
      const onSelect = (keys: ReadonlySet<string>) => {
        told.selected = keys
        setSelected(keys)
      }
      return (
        <Grid
          caption="Plans"
          columns={COLUMNS}
          rowKey={({ id }) => id}
          {...props}
          rows={rows}
          {...(isEdited && { onEdit })}
          {...(isTicked && { selected, onSelect })}
        />
      )
    }),
    { route: { query } },
  )
  await waitUntil(() => app.findAll('[role=rowheader], tbody td').length > 0, 'rows drawn')
  return { app, told }
}

const cellAt = (app: MountedMiniApp, line: number, column: number) =>
  app.find(`[data-line="${line}"] > [data-column="${column}"]`)
const names = (app: MountedMiniApp) =>
  app
    .findAll('[role=rowheader]')
    .toSorted(
      (left, right) =>
        left.offsetParent!.getBoundingClientRect().top - right.offsetParent!.getBoundingClientRect().top,
    )
    .map(({ textContent }) => textContent)
const focused = (app: MountedMiniApp) => app.element.shadowRoot!.activeElement as HTMLElement
/** An action of a column's menu. */
async function chooseOf(app: MountedMiniApp, column: number, action: string) {
  cellAt(app, -1, column).querySelector<HTMLElement>('.os-grid-menu-button')!.click()
  await nextFrame()
  app
    .findAll('.os-grid-menu .os-menu-item')
    .find(({ textContent }) => textContent === action)!
    .click()
}
/** Presses where the focus is. */
async function press(app: MountedMiniApp, key: string, options: KeyboardEventInit = {}) {
  const to = focused(app) ?? cellAt(app, 0, 0)
  to.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true, ...options }),
  )
  await nextFrame()
}
async function click(app: MountedMiniApp, line: number, column: number, options: PointerEventInit = {}) {
  cellAt(app, line, column).dispatchEvent(
    new PointerEvent('pointerdown', { bubbles: true, composed: true, cancelable: true, ...options }),
  )
  await nextFrame()
}
/** Scrolls until it is seen: WebKit loses a scroll that comes before it has painted the last one. */
const scrolled = (app: MountedMiniApp, to: ScrollToOptions, isSeen: () => boolean) =>
  waitUntil(() => {
    app.find('[role=grid]').scrollTo(to)
    return isSeen()
  })
/** Firefox and Safari send these to where text was marked last, the body at first; Chromium to what has the focus. */
async function clipboard(type: 'copy' | 'cut' | 'paste', text = '', to: Element = document.body) {
  const event = clipboardEvent(type, text)
  to.dispatchEvent(event)
  await nextFrame()
  return event.clipboardData!.getData('text/plain')
}

describe('Grid', () => {
  it('is a plain table for five rows, with the same columns', async () => {
    const { app } = await mountGrid({ rows: rowsOf(5) })
    expect(app.findAll('[role=grid]')).to.have.length(0)
    expect(app.findAll('tbody tr')).to.have.length(5)
    expect(app.find('thead').textContent).to.contain('Spend (EUR)')
    expect(app.find('tbody tr').textContent).to.equal('Brand 0Germany0')
  })

  it('draws the rows in sight of thousands, and says how many there are', async () => {
    const { app } = await mountGrid()
    const grid = app.find('[role=grid]')
    expect(grid.getAttribute('aria-rowcount')).to.equal('5001')
    expect(grid.getAttribute('aria-colcount')).to.equal('3')
    expect(app.findAll('[role=rowheader]').length).to.be.below(80)
    grid.scrollTop = grid.scrollHeight
    await waitUntil(() => names(app).includes('Brand 4999'), 'the last row drawn')
    expect(app.findAll('[role=rowheader]').length).to.be.below(80)
    await expect(app.element).to.be.accessible()
  })

  it('is walked by keys to its ends and into the heading, one cell in the order of Tab', async () => {
    const { app } = await mountGrid()
    cellAt(app, 0, 0).focus()
    await press(app, 'ArrowDown')
    await press(app, 'ArrowRight')
    expect(focused(app)).to.equal(cellAt(app, 1, 1))
    await press(app, 'End', { ctrlKey: true })
    expect(focused(app)).to.equal(cellAt(app, MANY - 1, 2))
    expect(focused(app).parentElement!.getAttribute('aria-rowindex')).to.equal('5001')
    await press(app, 'Home', { ctrlKey: true })
    await press(app, 'ArrowUp')
    expect(focused(app).getAttribute('role')).to.equal('columnheader')
    expect(app.findAll('[role=grid] [tabindex="0"]')).to.have.length(1)
    await press(app, 'Enter')
    await press(app, 'Enter')
    expect(focused(app).ariaSort).to.equal('descending')
    await waitUntil(() => names(app)[0] === 'Brand 4999')
  })

  it('acts on the cell that a screen reader has focused', async () => {
    const { app, told } = await mountGrid({}, { isEdited: true, isTicked: true })
    await waitUntil(() => names(app).length > 9, 'rows in sight')
    const focus = async (target: HTMLElement) => {
      target.focus()
      await nextFrame()
    }
    const place = () => {
      const { line } = focused(app).closest<HTMLElement>('[data-line]')!.dataset
      return [line, focused(app).dataset['column']]
    }
    await click(app, 1, 0)
    await focus(cellAt(app, 5, 1))
    const inOrderOfTab = app.findAll('[role=grid] :not(input)[tabindex="0"]')
    expect(inOrderOfTab.map(({ textContent }) => textContent)).to.deep.equal(['France'])
    await press(app, ' ')
    expect([...told.selected]).to.deep.equal(['5'])
    await press(app, 'Delete')
    expect(told.edits).to.deep.equal([[{ rowKey: '5', column: 'market', before: 'fr', value: null }]])
    await focus(cellAt(app, 7, 0))
    await press(app, 'ArrowDown')
    expect(place()).to.deep.equal(['8', '0'])
    await focus(app.find('[data-line="3"] input'))
    await sendKeys({ press: 'Space' })
    expect([...told.selected]).to.deep.equal(['5', '3'])
    await press(app, 'ArrowDown')
    expect(place()).to.deep.equal(['4', '0'])
  })

  it('stays where somebody is while the row scrolls away', async () => {
    const { app } = await mountGrid()
    cellAt(app, 0, 0).focus()
    await press(app, 'ArrowDown')
    const cell = focused(app)
    await scrolled(app, { top: 60_000 }, () => names(app).includes('Brand 1670'))
    expect(focused(app)).to.equal(cell)
  })

  it('gives a row that comes into sight the element of one that went, and leaves the focus alone', async () => {
    const { app } = await mountGrid()
    await waitUntil(() => names(app).length > 9, 'rows in sight')
    const scrollTo = async (line: number) => {
      app.find('[role=grid]').scrollTop = line * cellAt(app, 5, 0).parentElement!.offsetHeight
      await waitUntil(() => names(app).includes(`Brand ${line + 5}`))
      const inOrder = app.findAll('[role=rowheader]').map(({ textContent }) => textContent)
      expect(inOrder).to.deep.equal(names(app))
    }
    await click(app, 5, 0)
    const cell = focused(app)
    const drawn = new Set(app.findAll('.os-grid-row'))
    for (const line of [3, 1, 0, 4, 2, 9]) {
      await scrollTo(line)
      expect(focused(app), `scrolled to ${line}`).to.equal(cell)
    }
    await scrollTo(2000)
    expect(focused(app)).to.equal(cell)
    const again = app.findAll('.os-grid-row').filter((row) => drawn.has(row))
    expect(again.length).to.be.greaterThan(drawn.size / 2)
    await press(app, 'End', { ctrlKey: true })
    await waitUntil(() => focused(app).closest('[data-line="4999"]') !== null)
    expect(focused(app)).not.to.equal(cell)
  })

  it("draws of many columns those in sight, and the cursor's and the pinned ones always", async () => {
    const many = Array.from({ length: 60 }, (_, at): GridColumn<Row> => ({
      key: `c${at}`,
      title: `Column ${at}`,
      type: 'text',
      value: ({ name }) => `${name}.${at}`,
    }))
    const { app } = await mountGrid({ columns: many })
    const drawn = () =>
      app.findAll('[data-line="0"] > [data-column]').map(({ dataset }) => Number(dataset['column']))
    expect(drawn().length).to.be.below(20)
    expect(app.find('[role=grid]').getAttribute('aria-colcount')).to.equal('60')
    cellAt(app, 0, 0).focus()
    await press(app, 'ArrowRight')
    await press(app, 'End')
    expect(focused(app)).to.equal(cellAt(app, 0, 59))
    expect(focused(app).getBoundingClientRect().right).to.be.at.most(
      app.find('[role=grid]').getBoundingClientRect().right,
    )
    await waitUntil(() => drawn().length > 3 && !drawn().includes(1))
    expect(drawn()[0]).to.equal(0)
    await scrolled(app, { left: 0 }, () => drawn().includes(1) && drawn().includes(59))
    expect(focused(app)).to.equal(cellAt(app, 0, 59))
  })

  it('filters by the menu of a column, says by what, and shows a way back from nothing', async () => {
    const { app } = await mountGrid()
    cellAt(app, -1, 0).querySelector<HTMLElement>('.os-grid-menu-button')!.click()
    await nextFrame()
    enter(app.find<HTMLInputElement>('.os-grid-filter input'), '499')
    await waitUntil(() => names(app).length === 15 && names(app)[5] === 'Brand 4990')
    expect(app.find('.os-grid-bar').textContent).to.contain('15 of 5,000 rows')
    expect(app.find('.os-grid-chip').textContent).to.equal('Name: contains “499”')
    await expect(app.element).to.be.accessible()
    enter(app.find<HTMLInputElement>('.os-grid-filter input'), 'nobody')
    await waitUntil(() => app.findAll('.os-grid-nothing').length === 1)
    app.find('.os-grid-nothing button').click()
    await waitUntil(() => names(app).length > 15)
  })

  it('leaves the focus where somebody pressed to close the menu of a column, else gives it back', async () => {
    const { app } = await mountGrid()
    const open = async () => {
      const button = cellAt(app, -1, 1).querySelector<HTMLElement>('.os-grid-menu-button')!
      button.focus()
      button.click()
      await waitUntil(() => focused(app).matches('.os-grid-menu *'))
      return button
    }
    const button = await open()
    await sendKeys({ press: 'Escape' })
    await waitUntil(() => app.findAll('.os-grid-menu').length === 0)
    expect(focused(app)).to.equal(button)
    await open()
    await pressMouse(cellAt(app, 2, 0))
    await waitUntil(() => app.findAll('.os-grid-menu').length === 0)
    await nextFrame()
    expect(focused(app)).to.equal(cellAt(app, 2, 0))
  })

  it('closes the menu of a column when Tab leaves it', async () => {
    const { app } = await mountGrid()
    const button = cellAt(app, -1, 1).querySelector<HTMLElement>('.os-grid-menu-button')!
    button.focus()
    button.click()
    await waitUntil(() => focused(app).matches('.os-grid-menu *'))
    await sendKeys({ press: 'Shift+Tab' })
    await waitUntil(() => app.findAll('.os-grid-menu').length === 0)
  })

  it('keeps the first column narrow where the grid is, also after it was drawn', async () => {
    const { app } = await mountGrid()
    const width = () => cellAt(app, -1, 0).getBoundingClientRect().width
    expect(width()).to.be.at.least(240)
    app.element.style.cssText = 'display: block; width: 300px'
    await waitUntil(() => width() < 130, 'narrower')
    await chooseOf(app, 0, 'Wider')
    await waitUntil(() => width() > 180 && app.findAll('.os-grid-menu').length === 0, 'wider again')
    await chooseOf(app, 0, 'Narrower')
    await waitUntil(() => width() < 130)
  })

  it('shows the whole text of a cell that cuts it while that has the focus', async () => {
    const long = [...rowsOf(60)].with(1, {
      ...rowsOf(2)[1]!,
      name: 'A brand with a very long name '.repeat(4),
    })
    const { app } = await mountGrid({ rows: long, alwaysGrid: true })
    const tips = () => app.findAll('.os-grid-tip:popover-open').map(({ textContent }) => textContent)
    cellAt(app, 0, 0).focus()
    await nextFrame()
    expect(tips()).to.deep.equal([])
    await press(app, 'ArrowDown')
    await waitUntil(() => tips().length === 1)
    expect(tips()[0]).to.equal(long[1]!.name)
    await press(app, 'Escape')
    await waitUntil(() => tips().length === 0)
    await press(app, 'ArrowDown')
    await press(app, 'ArrowUp')
    await waitUntil(() => tips().length === 1)
    app.find('.os-grid-bar button:enabled').focus()
    await waitUntil(() => tips().length === 0)
  })

  it('hides and moves columns by keys, and puts all back', async () => {
    const { app } = await mountGrid()
    const titles = () => app.findAll('.os-grid-sort').map(({ textContent }) => textContent)
    const named = (name: string) =>
      app
        .findAll('.os-grid-bar button')
        .find(({ ariaLabel, textContent }) => (ariaLabel ?? textContent) === name)!
    named('Columns').click()
    await waitUntil(() => focused(app)?.matches('.os-grid-columns *'))
    named('Move Market towards the end').focus()
    await sendKeys({ press: 'Enter' })
    expect([titles(), focused(app).ariaLabel]).to.deep.equal([
      ['Name', 'Spend (EUR)', 'Market'],
      'Move Market towards the front',
    ])
    await sendKeys({ press: 'Enter' })
    expect([titles()[1], focused(app).ariaLabel]).to.deep.equal(['Market', 'Move Market towards the front'])
    app.findAll('.os-grid-columns input')[2]!.click()
    await nextFrame()
    expect(titles()).to.deep.equal(['Name', 'Market'])
    await expect(app.element).to.be.accessible()
    named('Reset columns').click()
    await nextFrame()
    expect(titles()).to.deep.equal(['Name', 'Market', 'Spend (EUR)'])
  })

  it('groups with figures, opens and closes them', async () => {
    const { app } = await mountGrid({ initialView: { group: 'market' } })
    expect(app.find('[role=treegrid]').getAttribute('aria-rowcount')).to.equal('5003')
    expect(app.find('.os-grid-group').textContent).to.equal('France2,500 rowsSum 9,375,000')
    await waitUntil(() => app.findAll('.os-grid-row[aria-level="2"]').length > 3, 'rows beneath it')
    app.find('.os-grid-group button').click()
    await waitUntil(() => names(app)[1]?.startsWith('Germany'))
    await expect(app.element).to.be.accessible()
  })

  it('shows no group before the rows are in its order, and does not sum it again while it scrolls', async () => {
    let summed = 0
    const columns = COLUMNS.map((column) =>
      column.key === 'spend' ? { ...column, value: ({ spend }: Row) => (summed++, spend) } : column,
    )
    const { app } = await mountGrid({ columns })
    const added: Node[] = []
    const observer = new MutationObserver((records) => {
      for (const { addedNodes } of records) added.push(...addedNodes)
    })
    observer.observe(app.find('.os-grid-rows'), { childList: true })
    await chooseOf(app, 1, 'Group by this column')
    await waitUntil(() => app.findAll('.os-grid-group').length > 0)
    observer.disconnect()
    const groups = added.filter((node) => (node as Element).matches('.os-grid-group'))
    expect(groups.map(({ textContent }) => textContent)).to.deep.equal(['France2,500 rowsSum 9,375,000'])
    summed = 0
    app.find('[role=treegrid]').scrollTop = 72
    await waitUntil(() => app.findAll('.os-grid-row').length > 0 && summed > 0, 'further rows')
    expect(summed).to.be.below(100)
  })

  it('lists its keys under the question mark', async () => {
    const { app } = await mountGrid({}, { isTicked: true })
    const { with: offered } = app.asked.findLast(({ what }) => what === 'offerShortcuts')!
    expect(JSON.stringify(offered)).to.contain('In tables').and.to.contain('Select rows')
  })

  it('keeps its arrangement in the address, for a reload and for whoever gets the link', async () => {
    const address = location.href
    try {
      const { app } = await mountGrid({ kept: 'view', initialView: { group: 'market' } })
      const isGrouped = (mounted: MountedMiniApp) => mounted.findAll('.os-grid-group').length > 0
      expect([isGrouped(app), new URL(location.href).searchParams.get('view')]).to.deep.equal([true, null])
      await chooseOf(app, 1, 'Do not group')
      await waitUntil(() => !isGrouped(app))
      const view = new URL(location.href).searchParams.get('view')!
      app.unmount()
      const again = await mountGrid({ kept: 'view', initialView: { group: 'market' } }, {}, { view })
      expect(isGrouped(again.app)).to.equal(false)
    } finally {
      history.replaceState(history.state, '', address)
    }
  })

  it('ticks rows, those of a range and all that pass the filters', async () => {
    const { app, told } = await mountGrid(
      { initialView: { filters: { name: { kind: 'text', has: '499' } } } },
      { isTicked: true },
    )
    app.find('.os-grid-rows input').click()
    await nextFrame()
    expect([...told.selected]).to.deep.equal(['499'])
    expect(app.find<HTMLInputElement>('.os-grid-head input').indeterminate).to.equal(true)
    await click(app, 1, 0)
    await click(app, 2, 0, { shiftKey: true })
    await press(app, ' ')
    expect([...told.selected]).to.deep.equal(['499', '1499', '2499'])
    app.find('.os-grid-head input').click()
    await nextFrame()
    expect(told.selected.size).to.equal(15)
  })
})

describe('Grid, edited', () => {
  it('writes what is typed, goes down, and takes it back', async () => {
    const { app, told } = await mountGrid({}, { isEdited: true })
    await click(app, 1, 2)
    await press(app, '7')
    enter(app.find<HTMLInputElement>('.os-grid-editor'), '1,234.5')
    await press(app, 'Enter')
    expect(told.edits).to.deep.equal([[{ rowKey: '1', column: 'spend', before: 1.5, value: 1234.5 }]])
    expect(cellAt(app, 1, 2).textContent).to.equal('1,234.5')
    expect(focused(app)).to.equal(cellAt(app, 2, 2))
    await press(app, 'z', { ctrlKey: true })
    expect(cellAt(app, 1, 2).textContent).to.equal('1.5')
    await press(app, 'y', { ctrlKey: true })
    expect(cellAt(app, 1, 2).textContent).to.equal('1,234.5')
  })

  it('does not take what does not fit, and leaves by Esc', async () => {
    const { app, told } = await mountGrid({}, { isEdited: true })
    await click(app, 0, 2)
    await press(app, 'F2')
    enter(app.find<HTMLInputElement>('.os-grid-editor'), 'many')
    await press(app, 'Enter')
    const editor = app.find('.os-grid-editor')
    expect(editor.getAttribute('aria-invalid')).to.equal('true')
    const reason = app.find(`#${CSS.escape(editor.getAttribute('aria-describedby')!)}`)
    expect([reason.textContent, reason.matches(':popover-open')]).to.deep.equal([
      'This is not a number.',
      true,
    ])
    await expect(app.element).to.be.accessible()
    expect(app.asked.at(-1)).to.deep.equal({ what: 'announce', with: ['This is not a number.'] })
    await press(app, 'Escape')
    expect(focused(app)).to.equal(cellAt(app, 0, 2))
    expect(told.edits).to.deep.equal([])
  })

  it('pastes from a spreadsheet, copies to one, and fills down', async () => {
    const { app } = await mountGrid({}, { isEdited: true })
    await click(app, 0, 0)
    await clipboard('paste', 'New\tFrance\t9\r\n"Two\nlines"\tNowhere\t8\r\n')
    expect(
      [cellAt(app, 0, 0), cellAt(app, 0, 1), cellAt(app, 1, 2)].map(({ textContent }) => textContent),
    ).to.deep.equal(['New', 'France', '8'])
    expect(app.asked.at(-1)).to.deep.equal({
      what: 'notify',
      with: [{ kind: 'warning', text: '1 cell did not accept the value and was not changed.' }],
    })
    await click(app, 3, 2, { shiftKey: true })
    await press(app, 'd', { ctrlKey: true })
    expect(cellAt(app, 3, 0).textContent).to.equal('New')
    expect((await clipboard('copy', '', focused(app))).split('\r\n').at(-1)).to.equal('New\tFrance\t9')
    await click(app, 4, 0)
    expect(await clipboard('cut')).to.equal('Brand 4')
    expect(cellAt(app, 4, 0).textContent).to.equal('')
  })

  it('leaves the clipboard to a field that is written in, in a cell or elsewhere', async () => {
    const { app } = await mountGrid({}, { isEdited: true })
    await click(app, 0, 0)
    await press(app, 'F2')
    expect(await clipboard('copy', 'of the field')).to.equal('of the field')
    await press(app, 'Escape')
    app.find('.os-grid-bar button:enabled').focus()
    expect(await clipboard('copy', 'of the page')).to.equal('of the page')
  })

  it('leaves an edited row where it is until somebody sorts', async () => {
    const { app } = await mountGrid(
      { initialView: { sorts: [{ key: 'spend', direction: 'descending' }] } },
      { isEdited: true },
    )
    await click(app, 0, 2)
    await press(app, 'Delete')
    expect([names(app)[0], cellAt(app, 0, 2).textContent]).to.deep.equal(['Brand 4999', ''])
  })
  it('sorts after an edit that its author did not take over', async () => {
    const { app } = await mountGrid({ onEdit: () => {} })
    await click(app, 0, 2)
    await press(app, 'Delete')
    await chooseOf(app, 2, 'Sort descending')
    await waitUntil(() => names(app)[0] === 'Brand 4999')
  })
})

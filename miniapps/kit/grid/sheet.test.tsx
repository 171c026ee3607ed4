import { useState } from 'react'
import { expect, nextFrame } from '@open-wc/testing'
import { sendKeys, sendMouse } from '@web/test-runner-commands'
import { clipboardEvent } from '../../../test/browser/clipboard-event.ts'
import { mountMiniApp, type MountedMiniApp } from '../../../test/browser/mount-mini-app.ts'
import { press } from '../../../test/browser/press.ts'
import { waitUntil } from '../../../test/browser/wait-until.ts'
import { island } from '../bridge/island.tsx'
import type { GridColumn, CellValue } from '../table/column.ts'
import type { CellEdit } from './cells/cell-edits.ts'
import { Grid } from './grid.tsx'
import type { GridProps } from './grid-props.ts'

type Line = Readonly<Record<string, CellValue>> & { readonly id: string }

const WEEKS = ['2026-01-05', '2026-01-12', '2026-01-26', '2026-02-02', '2026-02-09', '2026-02-16']
const column = (key: string, rest: Partial<GridColumn<Line>> = {}): GridColumn<Line> => ({
  key,
  title: key,
  type: 'number',
  value: (line) => line[key] ?? null,
  edited: true,
  ...rest,
})
const COLUMNS = [
  column('name', { type: 'text' }),
  column('start', { type: 'date' }),
  ...WEEKS.map((week) =>
    column(week, { title: week.slice(5), over: week < '2026-02' ? 'January' : 'February', widthPx: 60 }),
  ),
]
const linesOf = (count: number): Line[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `l${at}`,
    name: `Line ${at}`,
    start: '2026-01-05',
    '2026-01-05': at,
  }))

/** A sheet as an app has it: edits are written into its rows, those of new keys are added. */
async function mountSheet(props: Partial<GridProps<Line>> = {}) {
  const steps: CellEdit[][] = []
  const app = await mountMiniApp(
    island(() => {
      const [lines, setLines] = useState(props.rows ?? linesOf(8))
      const onEdit = (edits: readonly CellEdit[]) => {
        steps.push([...edits])
        setLines((before) => withEdits(before, edits))
      }
      return (
        <Grid
          caption="Plan"
          columns={COLUMNS}
          rowKey={({ id }) => id}
          {...props}
          rows={lines}
          onEdit={onEdit}
        />
      )
    }),
  )
  await waitUntil(() => app.findAll('.os-grid-rows [role=gridcell]').length > 0, 'rows drawn')
  return { app, steps, shown: () => steps.map((step) => step.map(short)) }
}

function withEdits(before: readonly Line[], edits: readonly CellEdit[]): Line[] {
  const after = [...before]
  for (const { rowKey, column, value } of edits) {
    const at = after.findIndex(({ id }) => id === rowKey)
    if (at < 0) after.push({ id: rowKey, [column]: value })
    else after[at] = { ...after[at]!, [column]: value }
  }
  return after
}

const short = ({ rowKey, column, value }: CellEdit) => `${rowKey} ${column} ${value}`
const cellAt = (app: MountedMiniApp, line: number, column: number) =>
  app.find(`[data-line="${line}"] > [data-column="${column}"]`)
const texts = (app: MountedMiniApp, line: number) =>
  app.findAll(`[data-line="${line}"] > [data-column]`).map(({ textContent }) => textContent)
const focused = (app: MountedMiniApp) => app.element.shadowRoot!.activeElement as HTMLElement
async function paste(text: string) {
  document.body.dispatchEvent(clipboardEvent('paste', text))
  await nextFrame()
}
const counted = () => {
  let made = 0
  return (): Line => ({ id: `new${made++}` })
}

describe('Grid as a sheet', () => {
  it('has months above its weeks, and says over how many columns they stand', async () => {
    const { app } = await mountSheet()
    const months = app
      .findAll('.os-grid-over [role=columnheader]')
      .map((each) => [each.textContent, each.ariaColIndex, each.getAttribute('aria-colspan')])
    expect(months).to.deep.equal([
      ['January', '3', '3'],
      ['February', '6', '3'],
    ])
    expect(cellAt(app, 0, 0).parentElement!.ariaRowIndex).to.equal('3')
    expect(app.find('[role=grid]').ariaRowCount).to.equal('10')
    await expect(app.element).to.be.accessible()
  })

  it('adds rows for what is pasted beyond the end, in their order, in one step', async () => {
    const { app, shown } = await mountSheet({ rows: linesOf(1), newRow: counted() })
    await press(cellAt(app, 1, 0))
    await paste('A\t5 Jan 2026\t1,000.5\r\nB\t\t2\r\nC\t12/01/2026\t3\r\n')
    const [step] = shown()
    expect(shown()).to.have.length(1)
    expect(new Set(step!.map((edit) => edit.split(' ')[0])).size).to.equal(3)
    expect([1, 2, 3, 4].map((line) => texts(app, line).slice(0, 3))).to.deep.equal([
      ['A', '5 Jan 2026', '1,000.5'],
      ['B', '', '2'],
      ['C', '12 Jan 2026', '3'],
      ['', '', ''],
    ])
  })

  it('adds a row by typing into the empty one, and goes on in the next', async () => {
    const { app, shown } = await mountSheet({ rows: [], newRow: counted() })
    await press(cellAt(app, 0, 0))
    await sendKeys({ type: 'First' })
    await sendKeys({ press: 'Enter' })
    await sendKeys({ type: 'Second' })
    await sendKeys({ press: 'Enter' })
    expect([0, 1, 2].map((line) => texts(app, line)[0])).to.deep.equal(['First', 'Second', ''])
    expect(shown()).to.have.length(2)
  })

  it('says why a cell is locked, and leaves it out of what is pasted and emptied', async () => {
    const { app, shown } = await mountSheet({
      lockedBecause: ({ id }, key) => (id === 'l1' && key === 'name' ? 'The line is approved.' : undefined),
    })
    const locked = cellAt(app, 1, 0)
    expect([locked.ariaReadOnly, locked.getAttribute('aria-description')]).to.deep.equal([
      'true',
      'The line is approved.',
    ])
    await press(locked)
    await sendKeys({ press: 'x' })
    expect(app.findAll('.os-grid-editor')).to.have.length(0)
    expect(app.find('.os-grid-tip').textContent).to.equal('The line is approved.')
    await press(cellAt(app, 0, 0))
    await sendKeys({ press: 'Shift+ArrowDown' })
    await sendKeys({ press: 'Delete' })
    expect(shown()).to.deep.equal([['l0 name null']])
    const [{ text }] = app.asked.at(-1)!.with as [{ text: string }]
    expect(text).to.contain('1 cell').and.to.contain('The line is approved.')
  })

  it('shows who else is in a cell, what was changed, comments and two values', async () => {
    const { app } = await mountSheet({
      others: [{ person: { id: 'a', name: 'Ada King Lovelace' }, rowKey: 'l2', column: 'start' }],
      marksOf: ({ id }) =>
        id === 'l1' ? { name: { conflict: { theirs: 'Other', by: 'Grace' }, comments: 2 } } : undefined,
    })
    expect(cellAt(app, 2, 1).querySelector('.os-grid-person')!.textContent).to.equal('AL')
    expect(cellAt(app, 2, 1).getAttribute('aria-description')).to.equal('Ada King Lovelace is here.')
    expect(cellAt(app, 1, 0).getAttribute('aria-description')).to.equal(
      'Grace has stored Other here. 2 comments here.',
    )
    await expect(app.element).to.be.accessible()
  })

  it('shows totals that the app works out, of groups within groups and of all', async () => {
    const { app } = await mountSheet({
      rows: linesOf(8).map((line, at) => ({
        ...line,
        name: at % 2 ? 'odd' : 'even',
        start: `2026-01-0${1 + (at % 4)}`,
      })),
      initialView: { group: 'name', subgroup: 'start' },
      totalOf: (lines, key) =>
        key === '2026-01-05' ? Math.max(...lines.map((line) => Number(line[key]))) : null,
    })
    const levels = app
      .findAll('.os-grid-rows > .os-grid-row')
      .map((row) => `${row.ariaLevel} ${row.textContent}`)
    expect(levels.slice(0, 4)).to.deep.equal([
      '1 even4 rows6',
      '2 1 Jan 20262 rows4',
      '3 even1 Jan 20260',
      '3 even1 Jan 20264',
    ])
    expect(app.find('.os-grid-foot').textContent).to.equal('Overall7')
    await expect(app.element).to.be.accessible()
  })

  it('leaves undo to the document where it is taken back there', async () => {
    const { app } = await mountSheet({ undoneOutside: true })
    await press(cellAt(app, 0, 0))
    await sendKeys({ press: 'Delete' })
    const seen: boolean[] = []
    const listen = (event: KeyboardEvent) => event.key === 'z' && seen.push(event.defaultPrevented)
    window.addEventListener('keydown', listen)
    await sendKeys({ press: 'Control+z' })
    window.removeEventListener('keydown', listen)
    expect(seen).to.deep.equal([false])
    expect(texts(app, 0)[0]).to.equal('')
  })

  it('tells of the cell to which the person has come', async () => {
    const spots: unknown[] = []
    const { app } = await mountSheet({ onSpot: (spot) => spots.push(spot) })
    await press(cellAt(app, 1, 1))
    expect(spots.at(-1)).to.deep.equal({ rowKey: 'l1', column: 'start' })
  })

  it('moves a flight by keys, and leaves its places empty', async () => {
    const { app, shown } = await mountSheet()
    await press(cellAt(app, 3, 2))
    await sendKeys({ press: 'Alt+Shift+ArrowRight' })
    expect(shown()).to.deep.equal([['l3 2026-01-12 3', 'l3 2026-01-05 null']])
    expect(focused(app)).to.equal(cellAt(app, 3, 3))
  })

  it('fills to the right, writes into all marked cells, and goes back under where Tab began', async () => {
    const { app } = await mountSheet()
    await press(cellAt(app, 4, 2))
    await sendKeys({ press: 'Shift+ArrowRight' })
    await sendKeys({ press: 'Shift+ArrowRight' })
    await sendKeys({ press: 'Control+r' })
    expect(texts(app, 4).slice(2, 6)).to.deep.equal(['4', '4', '4', ''])
    await sendKeys({ press: '9' })
    await sendKeys({ press: 'Control+Enter' })
    expect(texts(app, 4).slice(2, 6)).to.deep.equal(['9', '9', '9', ''])
    await press(cellAt(app, 5, 2))
    for (const key of ['1', 'Tab', '2', 'Tab', '3', 'Enter']) await sendKeys({ press: key })
    expect(texts(app, 5).slice(2, 5)).to.deep.equal(['1', '2', '3'])
    expect(focused(app)).to.equal(cellAt(app, 6, 2))
  })

  it('marks whole rows and columns, and stays in its cell', async () => {
    const { app } = await mountSheet()
    await press(cellAt(app, 2, 3))
    await sendKeys({ press: 'Shift+Space' })
    const marked = () => app.findAll('.os-grid-rows [aria-selected=true]').length
    expect([marked(), focused(app)]).to.deep.equal([8, cellAt(app, 2, 3)])
    await press(cellAt(app, 2, 3))
    await sendKeys({ press: 'Control+Space' })
    expect(marked()).to.equal(8)
  })

  it('goes on with what stands in cells where their corner is drawn further: days by their step, numbers as they are', async () => {
    const { app, shown } = await mountSheet({
      rows: linesOf(6).map((line, at) => ({ ...line, start: at === 1 ? '2026-01-12' : '2026-01-05' })),
    })
    await press(cellAt(app, 0, 1))
    await sendKeys({ press: 'Shift+ArrowDown' })
    await draw(cornerOf(cellAt(app, 1, 1)), middleOf(cellAt(app, 3, 1)))
    expect(shown()).to.deep.equal([['l2 start 2026-01-19', 'l3 start 2026-01-26']])
    await press(cellAt(app, 4, 2))
    await draw(cornerOf(cellAt(app, 4, 2)), middleOf(cellAt(app, 4, 4)))
    expect(shown()[1]).to.deep.equal(['l4 2026-01-12 4', 'l4 2026-01-26 4'])
    expect(app.findAll('[aria-selected=true]')).to.have.length(3)
  })

  it('drops cells where the button is let go, though the way there is not drawn yet', async () => {
    const { app, shown } = await mountSheet()
    await press(cellAt(app, 4, 2))
    const [clientX, clientY] = cornerOf(cellAt(app, 4, 2))
    const tell = (type: string, cell: HTMLElement) =>
      cell.dispatchEvent(
        new PointerEvent(type, { clientX, clientY, pointerType: 'mouse', bubbles: true, composed: true }),
      )
    tell('pointerdown', cellAt(app, 4, 2))
    await waitUntil(() => app.findAll('[data-target]').length > 0)
    tell('pointerover', cellAt(app, 4, 4))
    tell('pointerup', cellAt(app, 4, 4))
    expect(shown()).to.deep.equal([['l4 2026-01-12 4', 'l4 2026-01-26 4']])
  })

  it('moves cells by their edge, and leaves them where they are when Escape is pressed', async () => {
    const { app, shown } = await mountSheet()
    await press(cellAt(app, 3, 2))
    const { x, top } = cellAt(app, 3, 2).getBoundingClientRect()
    const edge: [number, number] = [Math.round(x + 20), Math.round(top + 2)]
    await draw(edge, middleOf(cellAt(app, 5, 4)), 'Escape')
    expect([shown(), app.findAll('[data-target]').length]).to.deep.equal([[], 0])
    await draw(edge, middleOf(cellAt(app, 5, 4)))
    expect(shown()).to.deep.equal([['l5 2026-01-26 3', 'l3 2026-01-05 null']])
    expect(focused(app)).to.equal(cellAt(app, 5, 4))
  })

  it('says sum, mean and count of what is marked', async () => {
    const { app } = await mountSheet()
    await press(cellAt(app, 1, 2))
    for (const _ of [1, 2]) await sendKeys({ press: 'Shift+ArrowDown' })
    await waitUntil(() => app.find('.os-grid-status').textContent !== '')
    expect(app.find('.os-grid-status').textContent).to.equal('3 cells Sum 6 Mean 2 Count 3 ')
    await sendKeys({ press: 'ArrowDown' })
    await waitUntil(() => app.find('.os-grid-status').textContent === '')
  })

  it('lets somebody choose between two values, and gives the focus back to the cell', async () => {
    const chosen: unknown[] = []
    const { app } = await mountSheet({
      marksOf: ({ id }) =>
        id === 'l1' ? { start: { conflict: { theirs: '2026-02-02', by: 'Grace' } } } : undefined,
      onChoose: (spot, whose) => chosen.push([spot, whose]),
    })
    await press(cellAt(app, 1, 1))
    await sendKeys({ press: 'Enter' })
    const dialog = app.find('.os-grid-conflict')
    expect(dialog.textContent).to.equal('Grace has stored 2 Feb 2026 here.Keep 5 Jan 2026Use 2 Feb 2026')
    await expect(app.element).to.be.accessible()
    await sendKeys({ press: 'Tab' })
    await sendKeys({ press: 'Enter' })
    expect(chosen).to.deep.equal([[{ rowKey: 'l1', column: 'start' }, 'theirs']])
    await waitUntil(() => focused(app) === cellAt(app, 1, 1))
  })

  it('finds a text in all rows, goes round, and replaces it in one step', async () => {
    const { app, shown } = await mountSheet({ rows: linesOf(60) })
    await press(cellAt(app, 0, 0))
    await sendKeys({ press: 'Control+f' })
    const field = app.find<HTMLInputElement>('.os-grid-find input')
    const said = () => app.find('.os-grid-find output').textContent
    expect(focused(app)).to.equal(field)
    await sendKeys({ type: 'LINE 5' })
    await waitUntil(() => said() === '0 of 11')
    await sendKeys({ press: 'Enter' })
    expect([said(), focused(app)]).to.deep.equal(['1 of 11', field])
    for (const _ of [1, 2]) await sendKeys({ press: 'Shift+Enter' })
    expect(said()).to.equal('10 of 11')
    await expect(app.element).to.be.accessible()
    app.findAll<HTMLInputElement>('.os-grid-find input')[1]!.focus()
    await sendKeys({ type: 'Spot' })
    const button = app
      .findAll('.os-grid-find button')
      .find(({ textContent }) => textContent === 'Replace every match')!
    button.click()
    await waitUntil(() => shown().length === 1)
    expect(shown()[0]!.slice(0, 2)).to.deep.equal(['l5 name Spot', 'l50 name Spot0'])
    expect(shown()[0]).to.have.length(11)
    field.focus()
    await sendKeys({ press: 'Escape' })
    await waitUntil(() => focused(app) === cellAt(app, 58, 0))
  })
})

const middleOf = (cell: HTMLElement): [number, number] => {
  const { x, y, width, height } = cell.getBoundingClientRect()
  return [Math.round(x + width / 2), Math.round(y + height / 2)]
}
const cornerOf = (cell: HTMLElement): [number, number] => {
  const { right, bottom } = cell.getBoundingClientRect()
  return [Math.round(right - 3), Math.round(bottom - 3)]
}
async function draw(from: [number, number], to: [number, number], key?: string) {
  await sendMouse({ type: 'move', position: from })
  await sendMouse({ type: 'down' })
  await sendMouse({ type: 'move', position: to })
  if (key) await sendKeys({ press: key })
  await sendMouse({ type: 'up' })
  await nextFrame()
}

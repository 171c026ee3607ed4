import { useState } from 'react'
import { expect, nextFrame } from '@open-wc/testing'
import { mountMiniApp } from '../../../test/browser/mount-mini-app.ts'
import { waitUntil } from '../../../test/browser/wait-until.ts'
import { sampleContext } from '../../../test/browser/sample-context.ts'
import type { Column, Columns } from './column.ts'
import { DataTable } from './data-table.tsx'
import { island } from '../bridge/island.tsx'

interface Row {
  name: string
  score: number | null
}

const ROWS: readonly Row[] = [
  { name: 'Speed', score: 9 },
  { name: 'Content', score: 40 },
  { name: 'Data', score: null },
]
const COLUMNS: readonly Column<Row>[] = [
  { key: 'name', title: 'Dimension', cell: ({ name }) => name, value: ({ name }) => name },
  {
    key: 'score',
    title: 'Score',
    unit: 'of 100',
    type: 'number',
    cell: ({ score }) => score ?? '–',
    value: ({ score }) => score,
  },
]

const mountTable = (props: Partial<Parameters<typeof DataTable<Row>>[0]> = {}) =>
  mountMiniApp(
    island(() => (
      <DataTable caption="Scores" columns={COLUMNS} rows={ROWS} rowKey={({ name }) => name} {...props} />
    )),
  )

const names = (app: Awaited<ReturnType<typeof mountTable>>) =>
  app.findAll('tbody th').map(({ textContent }) => textContent)

describe('DataTable', () => {
  it('sorts by a heading, then the other way, and says so', async () => {
    const app = await mountTable()
    expect(names(app)).to.deep.equal(['Speed', 'Content', 'Data'])
    const [, score] = app.findAll('thead button')
    score!.click()
    await nextFrame()
    expect(names(app)).to.deep.equal(['Speed', 'Content', 'Data'])
    expect(score!.parentElement!.getAttribute('aria-sort')).to.equal('ascending')
    score!.click()
    await nextFrame()
    expect(names(app)).to.deep.equal(['Content', 'Speed', 'Data'])
    expect(score!.parentElement!.getAttribute('aria-sort')).to.equal('descending')
  })

  it('ends a heading of figures where the figures end', async () => {
    const app = await mountTable()
    const ends = ['thead th:last-child button > span', 'tbody td:last-child'].map((selector) => {
      const letters = document.createRange()
      letters.selectNodeContents(app.find(selector))
      return letters.getBoundingClientRect().right
    })
    expect(ends[0]).to.be.closeTo(ends[1]!, 1)
  })

  it('shows a page of rows and brings more', async () => {
    const rows = Array.from({ length: 2000 }, (_, index) => ({ name: `Brand ${index}`, score: index }))
    const app = await mountTable({ rows, pageSize: 25 })
    expect(names(app)).to.have.length(25)
    expect(app.find('.os-table-more').textContent).to.equal('25 of 2,000 shownShow 25 more')
    app.find('.os-table-more button').click()
    await nextFrame()
    expect(names(app)).to.have.length(50)
  })

  it('keeps how many rows are shown when sorted, and starts again with other rows', async () => {
    const rows = Array.from({ length: 100 }, (_, index) => ({ name: `Brand ${index}`, score: index }))
    const others = rows.slice(40)
    let change: (given: readonly Row[]) => void = () => {}
    const app = await mountMiniApp(
      island(() => {
        const [given, setGiven] = useState<readonly Row[]>(rows)
        change = setGiven
        return (
          <DataTable
            caption="Scores"
            columns={COLUMNS}
            rows={given}
            rowKey={({ name }) => name}
            pageSize={25}
          />
        )
      }),
    )
    app.find('.os-table-more button').click()
    await waitUntil(() => names(app).length === 50)
    const [, score] = app.findAll('thead button')
    score!.click()
    await waitUntil(() => score!.parentElement!.ariaSort === 'ascending')
    score!.click()
    await waitUntil(() => names(app)[0] === 'Brand 99')
    expect(names(app)).to.have.length(50)
    change(others)
    await waitUntil(() => names(app).length === 25, 'other rows go on where the first ones were')
    expect(names(app)[0]).to.equal('Brand 99')
  })

  it('keeps the focus at its end when the last page has come', async () => {
    const rows = Array.from({ length: 30 }, (_, index) => ({ name: `Brand ${index}`, score: index }))
    const app = await mountTable({ rows, pageSize: 25 })
    app.find('.os-table-more button').focus()
    app.find('.os-table-more button').click()
    await nextFrame()
    expect(names(app)).to.have.length(30)
    expect(app.find('.os-table-more').textContent).to.equal('30 of 30 shown')
    expect(app.find('.os-table-more').contains(app.element.shadowRoot!.activeElement)).to.equal(true)
    await expect(app.element).to.be.accessible()
  })

  it('makes its columns anew when the formats change', async () => {
    const columns: Columns<Row> = ({ format }) => [
      { key: 'score', title: 'Score', cell: ({ score }) => format.number(score) },
    ]
    const app = await mountTable({ columns, rows: [{ name: 'Reach', score: 1200 }] })
    const shown = [names(app)[0]]
    await app.update({
      context: { displaySettings: { ...sampleContext.displaySettings, numberLocale: 'de-de' } },
    })
    expect([...shown, names(app)[0]]).to.deep.equal(['1,200', '1.200'])
  })

  it('draws, sorts and ends a column of numbers by its value alone', async () => {
    const columns = [
      { key: 'score', title: 'Score', type: 'number', value: ({ score }: Row) => score },
    ] as const
    const app = await mountTable({ columns })
    expect(names(app)).to.deep.equal(['9', '40', '–'])
    app.find('thead button').click()
    await nextFrame()
    app.find('thead button').click()
    await waitUntil(() => names(app)[0] === '40')
    expect(app.find('tbody th').dataset['align']).to.equal('end')
  })

  it('says what would be here when there is nothing, and what is on its way', async () => {
    expect((await mountTable({ rows: [], empty: 'No scores yet.' })).find('tbody').textContent).to.equal(
      'No scores yet.',
    )
    expect((await mountTable({ rows: [], loading: true })).find('tbody').textContent).to.equal(
      'Loading Scores',
    )
  })

  it('can be scrolled by keyboard when it is wider than its place', async () => {
    const app = await mountTable()
    app.element.style.width = '10rem'
    await waitUntil(() => app.findAll('[role="region"]').length === 1)
    expect(app.find('[role="region"]').tabIndex).to.equal(0)
    await expect(app.element).to.be.accessible()
  })

  it('is accessible', async () => {
    await expect((await mountTable()).element).to.be.accessible()
  })

  it('is whole on paper', async () => {
    const rows = Array.from({ length: 60 }, (_, index) => ({ name: `Brand ${index}`, score: index }))
    const app = await mountTable({ rows, pageSize: 25 })
    expect(names(app)).to.have.length(25)
    dispatchEvent(new Event('beforeprint'))
    expect(names(app)).to.have.length(60)
    dispatchEvent(new Event('afterprint'))
    expect(names(app)).to.have.length(25)
  })

  it('keeps order and length in the entry of the history, for rows of the same filter', async () => {
    const rows = Array.from({ length: 60 }, (_, index) => ({ name: `Brand ${index}`, score: index }))
    const mountKept = (filter: string) =>
      mountTable({ rows: [...rows], pageSize: 25, kept: { as: 'brands', filter } })
    const first = await mountKept('a')
    const [, score] = first.findAll('thead button')
    score!.click()
    await nextFrame()
    score!.click()
    first.find('.os-table-more button').click()
    await nextFrame()
    first.unmount()
    const again = await mountKept('a')
    expect([names(again)[0], names(again).length]).to.deep.equal(['Brand 59', 50])
    again.unmount()
    expect(names(await mountKept('b'))).to.have.length(25)
  })
})

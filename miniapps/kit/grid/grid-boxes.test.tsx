import { useState } from 'react'
import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { mountMiniApp, type MountedMiniApp } from '../../../test/browser/mount-mini-app.ts'
import { press } from '../../../test/browser/press.ts'
import { waitUntil } from '../../../test/browser/wait-until.ts'
import { island } from '../bridge/island.tsx'
import { Grid } from './grid.tsx'
import type { GridColumn } from '../table/column.ts'

type Row = Record<'id' | 'open' | 'closed', string | null>

const box = (key: 'open' | 'closed'): GridColumn<Row> => ({
  key,
  title: key,
  type: 'choice',
  choices: ['yes'],
  isBox: true,
  value: (row) => row[key],
  text: () => 'Yes',
  edited: key === 'open',
})
const COLUMNS: readonly GridColumn<Row>[] = [
  { key: 'id', title: 'Name', type: 'text', value: ({ id }) => id },
  box('open'),
  box('closed'),
]
const ROWS: readonly Row[] = ['a', 'b', 'c'].map((id) => ({ id, open: null, closed: 'yes' }))

async function mounted() {
  const app = await mountMiniApp(
    island(() => {
      const [rows, setRows] = useState(ROWS)
      return (
        <Grid
          caption="Rights"
          columns={COLUMNS}
          rows={rows}
          rowKey={({ id }) => id!}
          onEdit={(edits) =>
            setRows((before) =>
              before.map((row) =>
                edits.reduce(
                  (now, { rowKey, column, value }) => (rowKey === row.id ? { ...now, [column]: value } : now),
                  row,
                ),
              ),
            )
          }
        />
      )
    }),
  )
  await waitUntil(() => app.findAll('[role=rowheader]').length === 3)
  return app
}

const cell = (app: MountedMiniApp, line: number, column: number) =>
  app.find(`[data-line="${line}"] > [data-column="${column}"]`)
const said = (app: MountedMiniApp, column: number) =>
  [0, 1, 2].map((line) => cell(app, line, column).textContent)

describe('boxes of a grid', () => {
  it('are turned by Enter, Space and a press, and the cursor stays', async () => {
    const app = await mounted()
    expect(said(app, 1)).to.deep.equal(['No', 'No', 'No'])
    cell(app, 0, 1).focus()
    await sendKeys({ press: 'Enter' })
    expect(said(app, 1)).to.deep.equal(['Yes', 'No', 'No'])
    await sendKeys({ press: 'Enter' })
    expect(said(app, 1)).to.deep.equal(['No', 'No', 'No'])
    await sendKeys({ press: 'ArrowDown' })
    await sendKeys({ press: 'Space' })
    expect(said(app, 1)).to.deep.equal(['No', 'Yes', 'No'])
    expect(app.element.shadowRoot!.activeElement).to.equal(cell(app, 1, 1))
    await press(cell(app, 2, 1))
    expect(said(app, 1)).to.deep.equal(['No', 'Yes', 'Yes'])
    expect(app.findAll('.os-grid-editor')).to.have.length(0)
  })

  it('turn together where several are marked, and are taken back by undo', async () => {
    const app = await mounted()
    cell(app, 0, 1).focus()
    await sendKeys({ press: 'Shift+ArrowDown' })
    await sendKeys({ press: 'Space' })
    expect(said(app, 1)).to.deep.equal(['Yes', 'Yes', 'No'])
    await sendKeys({ press: 'Control+z' })
    expect(said(app, 1)).to.deep.equal(['No', 'No', 'No'])
  })

  it('stay as they are where the column cannot be written', async () => {
    const app = await mounted()
    cell(app, 0, 2).focus()
    await sendKeys({ press: 'Enter' })
    await press(cell(app, 1, 2))
    expect(said(app, 2)).to.deep.equal(['Yes', 'Yes', 'Yes'])
  })
})

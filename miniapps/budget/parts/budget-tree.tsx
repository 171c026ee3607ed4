import { useMemo, useState } from 'react'
import { editedLeaves, type NoEdit } from '../../domain/budgets/edited-leaves.ts'
import { nodeId, nodeOf, WHOLE } from '../../domain/budgets/budget-node.ts'
import { type Pivot, PIVOTS, treeRows } from '../../domain/budgets/tree-rows.ts'
import { lockPath } from '../../domain/budgets/budget-lines.ts'
import { minorDigits } from '../../domain/kernel/money/minor-digits.ts'
import { useEntryState } from '../../kit/bridge/use-entry-state.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { EmptyState } from '../../kit/controls/empty-state.tsx'
import { Select } from '../../kit/controls/select.tsx'
import { useOpenFields } from '../../kit/document/fields/open-fields.ts'
import type { CellEdit } from '../../kit/grid/cells/cell-edits.ts'
import { Grid } from '../../kit/grid/grid.tsx'
import { words } from '../words/words.ts'
import { editsOf } from './edits-of.ts'
import { nodeText } from './node-text.ts'
import { useBudget } from './open-budget.ts'
import { EXCHANGE_ROW, type ShownRow, treeColumns } from './tree-columns.tsx'
import { TreeTools } from './tree-tools.tsx'

/** The budget as a tree that can be turned; months and parents are both written. */
export function BudgetTree() {
  const { isClosed } = useOpenFields()
  const { body, lines, standing, currency, names } = useBudget()
  const [pivot, setPivot] = useEntryState<Pivot>('budget pivot', 'market')
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set([nodeId(WHOLE)]))
  const edit = useTreeEdit()
  const tree = useMemo(
    () => treeRows({ body, lines, standing, pivot, open }),
    [body, lines, standing, pivot, open],
  )
  const exchange = useExchangeRow()
  const rows = useMemo<readonly ShownRow[]>(() => (exchange ? [...tree, exchange] : tree), [tree, exchange])
  const columns = useMemo(
    () =>
      treeColumns({
        currency,
        names,
        toggle: (id) =>
          setOpen((before) =>
            before.has(id) ? new Set([...before].filter((each) => each !== id)) : new Set([...before, id]),
          ),
      }),
    [currency, names],
  )
  return (
    <>
      <TreeTools>
        <Select
          label={words('pivot')}
          value={pivot}
          onChange={(next) => setPivot(next as Pivot)}
          options={Object.keys(PIVOTS).map((value) => ({ value, label: words(`pivot.${value as Pivot}`) }))}
        />
      </TreeTools>
      <Grid
        caption={words('tab.tree')}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        isCounted
        alwaysGrid
        undoneOutside
        initialView={{ pinned: ['name'] }}
        {...(!isClosed && { onEdit: edit })}
        empty={<EmptyState title={words('noLines')}>{words('noLinesHint')}</EmptyState>}
      />
    </>
  )
}

/** Money that exchange rates have added is a line of its own: it is no overspend. */
function useExchangeRow(): ShownRow | undefined {
  const { spending } = useBudget()
  const currencies = spending.data?.currencies
  return useMemo(
    () =>
      currencies?.length
        ? { ...EXCHANGE_ROW, actual: currencies.reduce((sum, { difference }) => sum + difference, 0) }
        : undefined,
    [currencies],
  )
}

/** Writes what was typed or pasted in one step, and says what could not be. */
function useTreeEdit() {
  const { document } = useOpenFields()
  const { portal } = useMiniApp()
  const { body, standing, currency, names, say } = useBudget()
  const reason = ({ refused, limit, edit }: NoEdit) =>
    words(`refused.${refused}`, { line: nodeText(edit.node, names), amount: say(limit ?? null) })
  return (cells: readonly CellEdit[]) => {
    const { edits, locks } = editsOf(cells, minorDigits(currency))
    const above = Object.keys(locks).filter((id) => locks[id] === null && !(lockPath(id) in body))
    const { values, refused } = editedLeaves(body, edits, standing)
    const set = Object.fromEntries(Object.entries(locks).map(([id, value]) => [lockPath(id), value]))
    const all = { ...values, ...set }
    if (Object.keys(all).length) document.set(all)
    const faults = [
      ...refused.map(reason),
      ...above.map((id) => words('refused.locked-above', { line: nodeText(nodeOf(id), names) })),
    ]
    if (faults.length) portal.notify({ kind: 'warning', text: faults.slice(0, 3).join(' ') })
    else portal.announce(words('edited', { count: Object.keys(all).length }))
  }
}

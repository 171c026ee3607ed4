import { useState } from 'react'
import { linePath, type PlanLine } from '../../domain/plans/plan-line.ts'
import type { OpenedProps } from '../../kit/actions/action.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Button } from '../../kit/controls/button.tsx'
import { Dialog } from '../../kit/controls/dialog.tsx'
import { Select } from '../../kit/controls/select.tsx'
import { TextField } from '../../kit/controls/text-field.tsx'
import { words as kitWords } from '../../kit/words/words.ts'
import { words } from '../words/words.ts'
import { cellName } from './cell-name.ts'
import { usePlanWorld } from './plan-world.tsx'
import type { PlanHands } from './use-plan-hands.ts'

const TEXTS = ['vendor', 'property', 'format', 'unit', 'notes', 'name'] as const
type TextCell = (typeof TEXTS)[number]

/** Finds a text in cells of all lines that are not locked, however it is spelt, and puts another in its place. */
export function ReplaceDialog({ hands, onClose, onDone }: OpenedProps & { hands: PlanHands }) {
  const { portal } = useMiniApp()
  // not that of `hands`, which is as old as the dialog: colleagues may type and lock while it is open
  const { at } = usePlanWorld()
  const [find, setFind] = useState('')
  const [by, setBy] = useState('')
  const [among, setAmong] = useState('')
  const cells = TEXTS.filter((each) => !among || each === among)
  const values = replaced(at.all, cells, find, by)
  const count = Object.keys(values).length
  const replace = () => {
    hands.document.set(values)
    portal.announce(words('replace.done', { count }))
    onDone()
  }
  return (
    <Dialog
      open
      title={words('replace')}
      onClose={onClose}
      onSubmit={() => count > 0 && replace()}
      actions={
        <>
          <Button onClick={onClose}>{kitWords('cancel')}</Button>
          <Button type="submit" variant="primary" disabled={count === 0}>
            {words('replace.all')}
          </Button>
        </>
      }
    >
      <div className="os-stack">
        <TextField label={words('replace.find')} value={find} onChange={setFind} />
        <TextField label={words('replace.by')} value={by} onChange={setBy} />
        <Select
          label={words('replace.in')}
          value={among}
          onChange={setAmong}
          options={[
            { value: '', label: words('replace.everywhere') },
            ...TEXTS.map((value) => ({ value, label: cellName(value)! })),
          ]}
        />
        <p role="status" className="os-muted">
          {find && words('replace.found', { count })}
        </p>
      </div>
    </Dialog>
  )
}

function replaced(lines: readonly PlanLine[], cells: readonly TextCell[], find: string, by: string) {
  if (!find) return {}
  const wanted = new RegExp(find.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`), 'giu')
  return Object.fromEntries(
    lines
      .filter(({ locked }) => !locked)
      .flatMap((line) =>
        cells.flatMap((cell) => {
          const text = line[cell].replaceAll(wanted, () => by)
          return text === line[cell] ? [] : [[linePath(line.id, cell), text || null] as const]
        }),
      ),
  )
}

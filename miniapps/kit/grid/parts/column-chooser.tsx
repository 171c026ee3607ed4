import type { MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { ChevronDown, ChevronUp, Columns3 } from 'lucide'
import { Button } from '../../controls/button.tsx'
import { Checkbox } from '../../controls/checkbox.tsx'
import { Popover } from '../../controls/popover/popover.tsx'
import { columnLabel } from '../../table/column.ts'
import { moveColumn, orderedColumns } from '../rows/arrange-columns.ts'
import { PLAIN_VIEW } from '../grid-view.ts'
import { words } from '../words/words.ts'
import type { GridModel } from './use-grid.ts'

/** Which columns are shown, and in which order. */
export function ColumnChooser<Row>({ grid: { props, view, setView } }: { grid: GridModel<Row> }) {
  const { columns, initialView } = props
  const ordered = orderedColumns(columns, view.order)
  const isHidden = (key: string) => view.hidden.includes(key)
  const move = ({ currentTarget }: MouseEvent<HTMLElement>, key: string, step: -1 | 1) => {
    flushSync(() => setView({ order: moveColumn(columns, view.order, key, step) }))
    const isAtEnd = currentTarget.matches('[aria-disabled=true]')
    const next = isAtEnd
      ? currentTarget.closest('li')!.querySelector<HTMLElement>('button:not(:disabled, [aria-disabled=true])')
      : currentTarget
    next?.focus() // its line was taken out for a moment, and the focus with it
  }
  return (
    <Popover
      label={words('columns')}
      align="end"
      button={(opener) => (
        <Button {...opener} size="s" variant="quiet" icon={Columns3}>
          {words('columns')}
        </Button>
      )}
    >
      {() => (
        <>
          <ul className="os-grid-columns">
            {ordered.map(({ key, ...column }, at) => (
              <li key={key}>
                <Checkbox
                  label={columnLabel(column)}
                  checked={!isHidden(key)}
                  disabled={key === columns[0]?.key}
                  onChange={(isShown) =>
                    setView({
                      hidden: isShown
                        ? view.hidden.filter((hidden) => hidden !== key)
                        : [...view.hidden, key],
                    })
                  }
                />
                <Button
                  iconOnly
                  size="s"
                  variant="quiet"
                  icon={ChevronUp}
                  disabled={at === 0}
                  onClick={(event) => move(event, key, -1)}
                >
                  {words('earlier', { column: columnLabel(column) })}
                </Button>
                <Button
                  iconOnly
                  size="s"
                  variant="quiet"
                  icon={ChevronDown}
                  disabled={at === ordered.length - 1}
                  onClick={(event) => move(event, key, 1)}
                >
                  {words('later', { column: columnLabel(column) })}
                </Button>
              </li>
            ))}
          </ul>
          <Button size="s" variant="quiet" onClick={() => setView({ ...PLAIN_VIEW, ...initialView })}>
            {words('reset')}
          </Button>
        </>
      )}
    </Popover>
  )
}

import { useId, useRef } from 'react'
import { ChevronDown, ChevronUp, Columns3 } from 'lucide'
import { Button } from '../../controls/button.tsx'
import { Checkbox } from '../../controls/checkbox.tsx'
import { columnLabel } from '../grid-column.ts'
import { moveColumn, orderedColumns } from '../rows/arrange-columns.ts'
import { PLAIN_VIEW } from '../grid-view.ts'
import { words } from '../words/words.ts'
import type { GridModel } from './use-grid.ts'

/** Which columns are shown, and in which order. */
export function ColumnChooser<Row>({ grid: { props, view, setView } }: { grid: GridModel<Row> }) {
  const id = useId()
  const anchor = `--os-grid-columns-${id.replaceAll(/\W/g, '')}`
  const panel = useRef<HTMLDivElement>(null)
  const { columns, initialView } = props
  const [first, ...others] = orderedColumns(columns, view.order)
  const isHidden = (key: string) => view.hidden.includes(key)
  const move = (key: string, step: -1 | 1) => setView({ order: moveColumn(columns, view.order, key, step) })
  return (
    <>
      <Button
        size="s"
        variant="quiet"
        icon={Columns3}
        popoverTarget={id}
        aria-haspopup="dialog"
        style={{ anchorName: anchor }}
      >
        {words('columns')}
      </Button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={words('columns')}
        className="os-menu os-grid-menu"
        data-align="end"
        style={{ positionAnchor: anchor }}
      >
        <ul className="os-grid-columns">
          {[first!, ...others].map(({ key, ...column }, at) => (
            <li key={key}>
              <Checkbox
                label={columnLabel(column)}
                checked={!isHidden(key)}
                disabled={key === columns[0]?.key}
                onChange={(isShown) =>
                  setView({
                    hidden: isShown ? view.hidden.filter((hidden) => hidden !== key) : [...view.hidden, key],
                  })
                }
              />
              <Button
                iconOnly
                size="s"
                variant="quiet"
                icon={ChevronUp}
                disabled={at === 0}
                onClick={() => move(key, -1)}
              >
                {words('earlier', { column: columnLabel(column) })}
              </Button>
              <Button
                iconOnly
                size="s"
                variant="quiet"
                icon={ChevronDown}
                disabled={at === others.length}
                onClick={() => move(key, 1)}
              >
                {words('later', { column: columnLabel(column) })}
              </Button>
            </li>
          ))}
        </ul>
        <Button size="s" variant="quiet" onClick={() => setView({ ...PLAIN_VIEW, ...initialView })}>
          {words('reset')}
        </Button>
      </div>
    </>
  )
}

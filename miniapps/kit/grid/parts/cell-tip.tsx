import { useLayoutEffect, useRef } from 'react'
import { CircleAlert } from 'lucide'
import { useSheet } from '../../bridge/use-sheet.ts'
import { Icon } from '../../controls/icon.tsx'
import { placeBeside } from '../../controls/popover/place-beside.ts'
import sheet from '../../controls/popover/popover.css?sheet'

/** The cell, or its editor, that a tip stands below. */
export const CELL_ANCHOR = '--os-grid-cell'

interface CellTipProps {
  text: string
  id?: string
  /** Says why a value was not taken. */
  isFault?: boolean
}

/** A few words below the cell that has the focus, in the top layer: the grid does not cut them off. */
export function CellTip({ text, id, isFault }: CellTipProps) {
  useSheet(sheet)
  const tip = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    tip.current!.showPopover()
    const { activeElement } = tip.current!.getRootNode() as ShadowRoot
    placeBeside(tip.current!, activeElement as HTMLElement | null)
  }, [text])
  return (
    <div
      ref={tip}
      id={id}
      popover="manual"
      role={isFault ? undefined : 'tooltip'}
      className={isFault ? 'os-tooltip os-field-error os-grid-tip' : 'os-tooltip os-grid-tip'}
      style={{ positionAnchor: CELL_ANCHOR }}
    >
      {isFault && <Icon of={CircleAlert} />}
      {text}
    </div>
  )
}

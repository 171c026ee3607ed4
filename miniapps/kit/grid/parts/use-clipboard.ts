import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useFormat } from '../../words/format.ts'
import { clearCells, rangeTexts } from '../cells/cell-edits.ts'
import { readCells, writeCells } from '../cells/clipboard-text.ts'
import { pasteCells } from '../cells/paste-cells.ts'
import { copyTextOf } from '../../table/column.ts'
import type { GridTools } from './grid-tools.ts'

type Act = (event: ClipboardEvent) => void

/** Cells to and from a spreadsheet. The browser's own events need no permission. */
export function useClipboard<Row>(
  scroller: RefObject<HTMLElement | null>,
  { cells, cursor: { range }, edits }: GridTools<Row>,
): void {
  const format = useFormat()
  const copy: Act = (event) => {
    const texts = rangeTexts(cells, range, (column) => copyTextOf(column, format))
    event.clipboardData!.setData('text/plain', writeCells(texts))
  }
  const cut: Act = (event) => {
    copy(event)
    if (edits.isPossible) edits.write(clearCells(cells, range))
  }
  const paste: Act = (event) => {
    if (!edits.isPossible) return
    edits.write(pasteCells(cells, range, readCells(event.clipboardData!.getData('text/plain'))))
  }
  useClipboardEvents(scroller, { copy, cut, paste })
}

/**
 * Calls the acts while a cell has the focus. Firefox and Safari send these events to where text was last marked, often
 * the body, so we listen on the document.
 */
function useClipboardEvents(
  scroller: RefObject<HTMLElement | null>,
  acts: Record<'copy' | 'cut' | 'paste', Act>,
): void {
  const latest = useRef(acts)
  useLayoutEffect(() => {
    latest.current = acts
  })
  useLayoutEffect(() => {
    const stop = new AbortController()
    for (const name of ['copy', 'cut', 'paste'] as const) {
      const listen = (type: string, act?: Act) =>
        document.addEventListener(
          type,
          (event) => {
            if (!hasCellFocus(scroller.current!)) return
            event.preventDefault()
            act?.(event as ClipboardEvent)
          },
          { signal: stop.signal },
        )
      listen(name, (event) => latest.current[name](event))
      listen(`before${name}`) // Safari sends the event itself only where this one was taken
    }
    return () => stop.abort()
  }, [scroller])
}

/** One of the grid's cells, not a field inside it. */
function hasCellFocus(scroller: HTMLElement): boolean {
  const { activeElement } = scroller.getRootNode() as Document | ShadowRoot
  return (
    scroller.contains(activeElement) &&
    !activeElement!.matches('input:not([type=checkbox]), select, textarea')
  )
}

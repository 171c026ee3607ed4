import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useLatestMiniApp } from '../../bridge/use-mini-app.ts'
import { useFormat } from '../../words/format.ts'
import { clearEdits, pasteEdits, rangeTexts } from '../cells/cell-edits.ts'
import { readCells, writeCells } from '../cells/clipboard-text.ts'
import { copyTextOf } from '../../table/column.ts'
import { words } from '../words/words.ts'
import type { GridTools } from './grid-tools.ts'

type Act = (event: ClipboardEvent) => void

/** Cells to and from a spreadsheet. The browser's own events need no permission. */
export function useClipboard<Row>(
  scroller: RefObject<HTMLElement | null>,
  { cells, cursor: { range }, edits }: GridTools<Row>,
): void {
  const format = useFormat()
  const miniApp = useLatestMiniApp()
  const copy: Act = (event) => {
    const texts = rangeTexts(cells, range, (column) => copyTextOf(column, format))
    event.clipboardData!.setData('text/plain', writeCells(texts))
  }
  const cut: Act = (event) => {
    copy(event)
    if (edits.isPossible) edits.write(clearEdits(cells, range))
  }
  const paste: Act = (event) => {
    if (!edits.isPossible) return
    const pasted = readCells(event.clipboardData!.getData('text/plain'))
    const { edits: found, refused } = pasteEdits(cells, range, pasted, format)
    edits.write(found)
    if (refused > 0) miniApp().portal.notify({ kind: 'warning', text: words('refused', { count: refused }) })
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

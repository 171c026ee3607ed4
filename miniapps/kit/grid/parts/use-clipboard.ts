import type { ClipboardEvent } from 'react'
import { useLatestMiniApp } from '../../bridge/use-mini-app.ts'
import { useFormat } from '../../words/format.ts'
import { clearEdits, pasteEdits, rangeTexts } from '../cells/cell-edits.ts'
import { readCells, writeCells } from '../cells/clipboard-text.ts'
import { copyTextOf } from '../grid-column.ts'
import { words } from '../words/words.ts'
import type { GridTools } from './grid-tools.ts'

/** Cells to and from a spreadsheet. The browser's own events need no permission. */
export function useClipboard<Row>({ cells, cursor: { range }, edits }: GridTools<Row>) {
  const format = useFormat()
  const miniApp = useLatestMiniApp()
  const isOurs = (event: ClipboardEvent) => !(event.target as Element).matches('input, textarea')
  const copy = (event: ClipboardEvent) => {
    event.preventDefault()
    const texts = rangeTexts(cells, range, (column) => copyTextOf(column, format))
    event.clipboardData.setData('text/plain', writeCells(texts))
  }
  return {
    onCopy(event: ClipboardEvent) {
      if (isOurs(event)) copy(event)
    },
    onCut(event: ClipboardEvent) {
      if (!isOurs(event)) return
      copy(event)
      if (edits.isPossible) edits.write(clearEdits(cells, range))
    },
    onPaste(event: ClipboardEvent) {
      if (!isOurs(event) || !edits.isPossible) return
      event.preventDefault()
      const pasted = readCells(event.clipboardData.getData('text/plain'))
      const { edits: found, refused } = pasteEdits(cells, range, pasted, format)
      edits.write(found)
      if (refused > 0)
        miniApp().portal.notify({ kind: 'warning', text: words('refused', { count: refused }) })
    },
  }
}

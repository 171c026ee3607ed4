import { useId, useRef, useState, type RefObject } from 'react'
import { Download } from 'lucide'
import { lazyPart } from '../../bridge/lazy-part.ts'
import { useMiniApp } from '../../bridge/use-mini-app.ts'
import { Button } from '../../controls/button.tsx'
import { fileNameOf, saveFile } from '../../exchange/save-file.ts'
import { problemText } from '../../words/problem-text.ts'
import type { ChartData } from '../chart.ts'
import { words } from '../words/words.ts'

const files = lazyPart(() => import('../picture/chart-file.ts'))
const KINDS = ['png', 'svg', 'csv'] as const

interface DownloadMenuProps {
  title: string
  fileName: string
  picture: RefObject<HTMLElement | null>
  data: ChartData
}

/** Takes a chart along: as a picture, as a drawing that stays sharp, or its numbers. */
export function DownloadMenu({ title, fileName, picture, data }: DownloadMenuProps) {
  const { context, portal } = useMiniApp()
  const id = useId()
  const anchor = `--chart-${id.replaceAll(/\W/g, '')}`
  const menu = useRef<HTMLDivElement>(null)
  const [busy, setBusy] = useState(false)
  const save = async (kind: (typeof KINDS)[number]) => {
    menu.current!.hidePopover()
    setBusy(true)
    try {
      const { chartFile } = await files.load()
      const given = { title, chart: picture.current!, data, locale: context.displaySettings.numberLocale }
      const name = fileNameOf(fileName, kind)
      saveFile(await chartFile(kind, given), name)
      portal.announce(words('downloaded', { name }))
    } catch (error) {
      portal.notify({ kind: 'error', text: words('notDownloaded', { why: problemText(error).text }) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="os-figure-download">
      <Button
        size="s"
        variant="quiet"
        icon={Download}
        iconOnly
        busy={busy}
        popoverTarget={id}
        style={{ anchorName: anchor }}
      >
        {words('download', { title })}
      </Button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        className="os-menu"
        data-align="end"
        style={{ positionAnchor: anchor }}
      >
        {KINDS.map((kind) => (
          <button key={kind} type="button" className="os-menu-item" onClick={() => void save(kind)}>
            {words(`download.${kind}`)}
          </button>
        ))}
      </div>
    </div>
  )
}

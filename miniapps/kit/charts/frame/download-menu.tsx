import type { RefObject } from 'react'
import { lazyPart } from '../../bridge/lazy-part.ts'
import { ExportMenu } from '../../exchange/export-menu.tsx'
import { useFormat } from '../../words/format.ts'
import { fileNameOf } from '../../exchange/save-file.ts'
import type { ChartData } from '../chart.ts'
import { words } from '../words/words.ts'

const files = lazyPart(() => import('../picture/chart-file.ts'))
const KINDS = ['png', 'svg', 'csv'] as const

interface DownloadMenuProps {
  title: string
  fileName: string
  picture: RefObject<HTMLElement | null>
  data: ChartData
  source: string | undefined
}

/** Takes a chart along: as a picture, as a drawing that stays sharp, or its numbers. */
export function DownloadMenu({ title, fileName, picture, data, source }: DownloadMenuProps) {
  const { numberLocale: locale } = useFormat()
  const make = async (kind: (typeof KINDS)[number]) => {
    const { chartFile } = await files.load()
    const file = await chartFile(kind, { title, chart: picture.current!, data, source, locale })
    return { file, name: fileNameOf(fileName, kind) }
  }
  return (
    <div className="os-figure-download">
      <ExportMenu
        label={words('download', { title })}
        iconOnly
        items={KINDS.map((kind) => ({
          key: kind,
          label: words(`download.${kind}`),
          make: () => make(kind),
        }))}
      />
    </div>
  )
}

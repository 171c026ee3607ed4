import { useState } from 'react'
import { Download } from 'lucide'
import { lazyPart } from '../bridge/lazy-part.ts'
import { useMiniApp } from '../bridge/use-mini-app.ts'
import { Button } from '../controls/button.tsx'
import { problemText } from '../words/problem-text.ts'
import { words } from '../words/words.ts'
import { fileNameOf, saveFile } from './save-file.ts'
import type { Sheet } from './sheet.ts'
import type { FileKind } from './write-file.ts'

const writer = lazyPart(async () => (await import('./write-file.ts')).writeFile)

export interface ExportButtonsProps {
  /** Made when a button is pressed; its name is the workbook's sheet. */
  sheet(): Sheet
  /** What the file is called, without its ending. */
  fileName: string
}

/** Takes what a table shows along as a file: CSV in the person's way of writing numbers, or a workbook. */
export function ExportButtons({ sheet, fileName }: ExportButtonsProps) {
  const { context, portal } = useMiniApp()
  const [making, setMaking] = useState<FileKind>()
  const save = async (kind: FileKind) => {
    setMaking(kind)
    try {
      const write = await writer.load()
      const name = fileNameOf(fileName, kind)
      saveFile(write(sheet(), kind, context.displaySettings.numberLocale), name)
      portal.announce(words('export.done', { name }))
    } catch (error) {
      portal.notify({ kind: 'error', text: `${words('export.failed')} ${problemText(error).text}` })
    } finally {
      setMaking(undefined)
    }
  }
  const button = (kind: FileKind) => (
    <Button
      size="s"
      variant="quiet"
      icon={Download}
      busy={making === kind}
      aria-label={words(`export.as.${kind}`)}
      onClick={() => void save(kind)}
    >
      {words(`export.${kind}`)}
    </Button>
  )
  return (
    <div className="os-row" role="group" aria-label={words('export.title')}>
      {button('csv')}
      {button('xlsx')}
    </div>
  )
}

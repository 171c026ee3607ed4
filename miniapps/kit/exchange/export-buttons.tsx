import { Download } from 'lucide'
import { Button } from '../controls/button.tsx'
import { words } from '../words/words.ts'
import type { Sheet } from './sheet.ts'
import { useSaveSheets } from './use-save-sheets.ts'
import type { FileKind } from './write-file.ts'

export interface ExportButtonsProps {
  /** Made when a button is pressed; its name is the workbook's sheet. */
  sheet(): Sheet
  /** What the file is called, without its ending. */
  fileName: string
}

/** Takes what a table shows along as a file: CSV in the person's way of writing numbers, or a workbook. */
export function ExportButtons({ sheet, fileName }: ExportButtonsProps) {
  const { save, busy } = useSaveSheets()
  const button = (kind: FileKind) => (
    <Button
      size="s"
      variant="quiet"
      icon={Download}
      busy={busy === kind}
      aria-label={words(`export.as.${kind}`)}
      onClick={() => void save(kind, fileName, sheet)}
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

import { FileSpreadsheet, FileText } from 'lucide'
import { useMiniApp } from '../bridge/use-mini-app.ts'
import { words } from '../words/words.ts'
import { ExportMenu } from './export-menu.tsx'
import { fileNameOf } from './save-file.ts'
import type { Sheet } from './sheet.ts'
import { fileWriter } from './use-save-sheets.ts'
import type { FileKind } from './write-file.ts'

export interface ExportSheetProps {
  /** Made when a form is chosen; its name is the workbook's sheet. */
  sheet(): Sheet
  /** What the file is called, without its ending. */
  fileName: string
  /** In a toolbar. */
  quiet?: boolean
}

/** Takes what a table shows along as a file: CSV in the person's way of writing numbers, or a workbook. */
export function ExportSheet({ sheet, fileName, quiet = false }: ExportSheetProps) {
  const { context } = useMiniApp()
  const make = (kind: FileKind) => async () => {
    const write = await fileWriter.load()
    return {
      file: write(sheet(), kind, context.displaySettings.numberLocale),
      name: fileNameOf(fileName, kind),
    }
  }
  const item = (kind: FileKind, icon = FileText) => ({
    key: kind,
    label: words(`export.${kind}`),
    icon,
    make: make(kind),
  })
  return <ExportMenu quiet={quiet} items={[item('csv'), item('xlsx', FileSpreadsheet)]} />
}

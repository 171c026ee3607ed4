import { FileSpreadsheet, FileText } from 'lucide'
import { words } from '../words/words.ts'
import { ExportMenu } from './export-menu.tsx'
import type { Sheet } from './sheet.ts'
import { useSheetFiles } from './use-sheet-files.ts'
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
  const fileOf = useSheetFiles()
  const item = (kind: FileKind, icon = FileText) => ({
    key: kind,
    label: words(`export.${kind}`),
    icon,
    make: () => fileOf(kind, fileName, sheet),
  })
  return <ExportMenu quiet={quiet} items={[item('csv'), item('xlsx', FileSpreadsheet)]} />
}

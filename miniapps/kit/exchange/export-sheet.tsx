import { FileSpreadsheet, FileText } from 'lucide'
import { words } from '../words/words.ts'
import { type ExportItem, ExportMenu } from './export-menu.tsx'
import type { Sheet } from './sheet.ts'
import { useSheetFiles } from './use-sheet-files.ts'
import type { FileKind } from './write-file.ts'

export interface ExportSheetProps {
  /** Made when a form is chosen; its name is the workbook's sheet. */
  sheet(): Sheet | Promise<Sheet>
  /** What the file is called, without its ending. */
  fileName: string
  /** In a toolbar. */
  quiet?: boolean
  /** What the button says, where there is more than the two files. */
  label?: string
  more?: readonly ExportItem[]
}

/** Takes what a table shows along as a file: CSV in the person's way of writing numbers, or a workbook. */
export function ExportSheet({ sheet, fileName, quiet, label, more = [] }: ExportSheetProps) {
  const fileOf = useSheetFiles()
  const item = (kind: FileKind, icon = FileText) => ({
    key: kind,
    label: words(`export.${kind}`),
    icon,
    make: () => fileOf(kind, fileName, sheet),
  })
  return (
    <ExportMenu quiet={quiet} label={label} items={[item('csv'), item('xlsx', FileSpreadsheet), ...more]} />
  )
}

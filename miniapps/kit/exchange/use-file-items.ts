import { FileSpreadsheet, Presentation } from 'lucide'
import type { Tenant } from '../../../shell/contract/entities.ts'
import type { LazyPart } from '../bridge/lazy-part.ts'
import { useMiniApp } from '../bridge/use-mini-app.ts'
import { type Format, useFormat } from '../words/format.ts'
import type { ExportItem } from './export-menu.tsx'
import { fileNameOf } from './save-file.ts'
import type { Sheet } from './sheet.ts'
import type { MadeFile } from './use-save-file.ts'
import { useSheetFiles } from './use-sheet-files.ts'
import type { FileKind } from './write-file.ts'

type Deck<Report> = (report: Report, tenant: Tenant, format: Format) => Promise<MadeFile>

/** Items of an export menu, by the kind of file that they make; titles have no ending. */
export function useFileItems() {
  const tenant = useMiniApp(({ context }) => context.tenant)
  const format = useFormat()
  const fileOf = useSheetFiles()
  return {
    /** Slides, whose code loads with the first wish. */
    slides: <Report>(
      label: string,
      deck: LazyPart<Deck<Report>>,
      report: () => Report | Promise<Report>,
    ): ExportItem => ({
      key: 'pptx',
      label,
      icon: Presentation,
      make: async () => (await deck.load())(await report(), tenant, format),
    }),
    sheets: (
      kind: FileKind,
      label: string,
      title: string,
      sheets: () => Sheet | readonly Sheet[] | Promise<Sheet | readonly Sheet[]>,
    ): ExportItem => ({
      key: kind,
      label,
      icon: FileSpreadsheet,
      make: () => fileOf(kind, title, sheets),
    }),
  }
}

/** A file of a text. @param type of media, such as `text/plain` */
export const textFile = (text: string, type: string, title: string, ending: string): MadeFile => ({
  file: new Blob([text], { type }),
  name: fileNameOf(title, ending),
})

const INDENT = 2

/** A JSON file for people to read too. */
export const jsonFile = (content: object, title: string): MadeFile =>
  textFile(JSON.stringify(content, null, INDENT), 'application/json', title, 'json')

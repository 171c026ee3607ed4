import { FileSpreadsheet, FileText, Upload } from 'lucide'
import { lazyPart } from '../../kit/bridge/lazy-part.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { ExportMenu } from '../../kit/exchange/export-menu.tsx'
import { useSheetFiles } from '../../kit/exchange/use-sheet-files.ts'
import type { FileKind } from '../../kit/exchange/write-file.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { words } from '../words/words.ts'

const lines = lazyPart(async () => {
  const [{ allLines }, { brandSheet, brandFileName }] = await Promise.all([
    import('./lines/all-lines.ts'),
    import('./lines/brand-sheet.ts'),
  ])
  return { allLines, brandSheet, brandFileName }
})

/** All brands as a file, and a file of brands into the agency for whoever manages it. */
export function BrandFiles({ mayImport }: { mayImport: boolean }) {
  const { portal, context, route } = useMiniApp()
  const fileOf = useSheetFiles()
  const make = (kind: FileKind) => async () => {
    const { allLines, brandSheet, brandFileName } = await lines.load()
    const all = await allLines(portal, context.tenant.code, portal.signal)
    return fileOf(kind, brandFileName(), () => brandSheet(all))
  }
  const item = (key: FileKind, icon = FileText) => ({
    key,
    icon,
    label: kitWords(`export.${key}`),
    make: make(key),
  })
  const into = {
    key: 'import',
    icon: Upload,
    apart: true,
    label: words('importBrands'),
    to: `${route.basePath}/import`,
  }
  return (
    <ExportMenu
      {...(mayImport && { label: words('files') })}
      items={[item('csv'), item('xlsx', FileSpreadsheet), ...(mayImport ? [into] : [])]}
    />
  )
}

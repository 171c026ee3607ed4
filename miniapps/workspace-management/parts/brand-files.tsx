import { Upload } from 'lucide'
import type { BrandLine } from '../../domain/workspaces/brand-line.ts'
import { apiOf } from '../../kit/bridge/api-of.ts'
import { lazyPart } from '../../kit/bridge/lazy-part.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { withQuery } from '../../kit/bridge/with-query.ts'
import { ExportSheet } from '../../kit/exchange/export-sheet.tsx'
import { allPages } from '../../kit/list/all-pages.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { words } from '../words/words.ts'

const sheetMaker = lazyPart(async () => (await import('./lines/brand-sheet.ts')).brandSheet)

/** All brands as a file, and a file of brands into the agency for whoever manages it. */
export function BrandFiles({ mayImport }: { mayImport: boolean }) {
  const { portal, context, route } = useMiniApp()
  const path = withQuery('/lines', { agency: context.tenant.code })
  const sheet = async () => {
    const brandSheet = await sheetMaker.load()
    return brandSheet(await allPages<BrandLine>(apiOf(portal, 'workspaces'), path, portal.signal))
  }
  const into = {
    key: 'import',
    icon: Upload,
    apart: true,
    label: words('importBrands'),
    to: `${route.basePath}/import`,
  }
  return (
    <ExportSheet
      sheet={sheet}
      fileName={kitWords('brands')}
      label={mayImport ? words('files') : undefined}
      more={mayImport ? [into] : []}
    />
  )
}

import { useState } from 'react'
import { FileJson, FileSpreadsheet, Upload } from 'lucide'
import { lazily } from '../../kit/bridge/lazily.tsx'
import { Button } from '../../kit/controls/button.tsx'
import { ExportMenu } from '../../kit/exchange/export-menu.tsx'
import { fileNameOf } from '../../kit/exchange/save-file.ts'
import { useSheetFiles } from '../../kit/exchange/use-sheet-files.ts'
import { useFormat } from '../../kit/words/format.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { words } from '../words/words.ts'
import { librarySheet } from './library-sheet-of.ts'
import { marketTitle } from './market-title.ts'
import { useLibrary } from './use-library.ts'

const ImportDialog = lazily(async () => (await import('./import-dialog.tsx')).ImportDialog)

/** A library as a file, and such a file back: what a market inherits stays out of its file. */
export function LibraryTools() {
  const library = useLibrary()
  const { body, market, isClosed } = library
  const format = useFormat()
  const fileOf = useSheetFiles()
  const [isImporting, setImporting] = useState(false)
  const title = words('file.title', { market: marketTitle(market, format) })
  return (
    <>
      <ExportMenu
        items={[
          {
            key: 'xlsx',
            label: kitWords('export.xlsx'),
            icon: FileSpreadsheet,
            make: () => fileOf('xlsx', title, () => librarySheet(body)),
          },
          {
            key: 'json',
            label: 'JSON',
            icon: FileJson,
            make: () =>
              Promise.resolve({
                file: new Blob([JSON.stringify(body, null, 1)], { type: 'application/json' }),
                name: fileNameOf(title, 'json'),
              }),
          },
        ]}
      />
      {!isClosed && (
        <Button icon={Upload} onClick={() => setImporting(true)}>
          {words('import')}
        </Button>
      )}
      {isImporting && <ImportDialog library={library} onClose={() => setImporting(false)} />}
    </>
  )
}

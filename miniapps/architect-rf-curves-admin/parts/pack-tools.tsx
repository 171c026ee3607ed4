import { FileJson, FileSpreadsheet, Upload } from 'lucide'
import { packOf } from '../../domain/curves/pack.ts'
import { sheetsOfPack } from '../../domain/curves/pack-sheets.ts'
import type { DocumentRow } from '../../domain/document/wire.ts'
import { action } from '../../kit/actions/action.ts'
import { ActionBar } from '../../kit/actions/action-bar.tsx'
import { lazyPart } from '../../kit/bridge/lazy-part.ts'
import { ExportMenu } from '../../kit/exchange/export-menu.tsx'
import { fileNameOf } from '../../kit/exchange/save-file.ts'
import { useSheetFiles } from '../../kit/exchange/use-sheet-files.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { words } from '../words/words.ts'
import { usePackTools } from './use-pack-tools.ts'

const calls = lazyPart(() => import('./pack-calls.ts'))
const dialog = lazyPart(async () => (await import('./pack-dialog.tsx')).PackDialog)

interface PackToolsProps {
  lines: readonly DocumentRow[]
  onChanged(): void
}

const IMPORT = action<readonly DocumentRow[]>({
  key: 'import-pack',
  label: () => words('pack.import'),
  icon: Upload,
  run: async ({ open }, lines) => open(await dialog.load(), { lines }),
})

/** All curves with their points as one file, and such a file back. */
export function PackTools({ lines, onChanged }: PackToolsProps) {
  const tools = usePackTools()
  const fileOf = useSheetFiles()
  const held = async () =>
    (await calls.load()).packHeld(
      tools,
      lines.map(({ id }) => id),
    )
  const name = words('pack')
  return (
    <>
      {lines.length > 0 && (
        <ExportMenu
          items={[
            {
              key: 'json',
              label: 'JSON',
              icon: FileJson,
              make: async () => ({
                file: new Blob([JSON.stringify(packOf(await held()), null, 1)], { type: 'application/json' }),
                name: fileNameOf(name, 'json'),
              }),
            },
            {
              key: 'xlsx',
              label: kitWords('export.xlsx'),
              icon: FileSpreadsheet,
              make: async () => {
                const { curves, points } = sheetsOfPack(await held())
                return fileOf('xlsx', name, () => [
                  { name: 'curves', rows: curves, titleRows: 1 },
                  { name: 'points', rows: points, titleRows: 1 },
                ])
              },
            },
          ]}
        />
      )}
      <ActionBar actions={[IMPORT]} on={lines} onDone={onChanged} />
    </>
  )
}

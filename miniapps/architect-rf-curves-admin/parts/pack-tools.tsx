import { FileJson, FileSpreadsheet, Upload } from 'lucide'
import { packOf } from '../../domain/curves/pack.ts'
import { sheetsOfPack } from '../../domain/curves/pack-sheets.ts'
import type { DocumentRow } from '../../domain/document/wire.ts'
import { action } from '../../kit/actions/action.ts'
import { ActionBar } from '../../kit/actions/action-bar.tsx'
import { lazyPart } from '../../kit/bridge/lazy-part.ts'
import { type ExportItem, ExportMenu } from '../../kit/exchange/export-menu.tsx'
import { fileNameOf } from '../../kit/exchange/save-file.ts'
import { useSheetFiles } from '../../kit/exchange/use-sheet-files.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { words } from '../words/words.ts'
import { usePlaces } from './use-curve-lines.ts'
import { usePackTools } from './use-pack-tools.ts'

const calls = lazyPart(() => import('./pack-calls.ts'))
const dialog = lazyPart(async () => (await import('./pack-dialog.tsx')).PackDialog)

interface PackToolsProps {
  lines: readonly DocumentRow[]
  onChanged(): void
}

const IMPORT = action({
  key: 'import-pack',
  label: () => words('pack.import'),
  icon: Upload,
  run: async ({ open }) => open(await dialog.load()),
})

/** Curves with their points as one file, and such a file back; those made of a client's own data go apart. */
export function PackTools({ lines, onChanged }: PackToolsProps) {
  const { agency, brandId } = usePlaces()
  const filesOf = useFiles()
  const of = (where: string) => lines.filter(({ place, status }) => place === where && status !== 'retired')
  const items = [...filesOf('agency', of(agency)), ...filesOf('brand', of(brandId))]
  return (
    <>
      {items.length > 0 && <ExportMenu items={items} />}
      <ActionBar actions={[IMPORT]} on={undefined} onDone={onChanged} />
    </>
  )
}

function useFiles() {
  const tools = usePackTools()
  const fileOf = useSheetFiles()
  return (of: 'agency' | 'brand', lines: readonly DocumentRow[]): readonly ExportItem[] => {
    if (lines.length === 0) return []
    const held = async () =>
      (await calls.load()).packHeld(
        tools,
        lines.map(({ id }) => id),
      )
    const whose = words(`of.${of}`)
    const name = `${words('pack')} – ${whose}`
    return [
      {
        key: `json ${of}`,
        label: `JSON · ${whose}`,
        icon: FileJson,
        apart: of === 'brand',
        make: async () => ({
          file: new Blob([JSON.stringify(packOf(await held()), null, 1)], { type: 'application/json' }),
          name: fileNameOf(name, 'json'),
        }),
      },
      {
        key: `xlsx ${of}`,
        label: `${kitWords('export.xlsx')} · ${whose}`,
        icon: FileSpreadsheet,
        make: async () => {
          const { curves, points } = sheetsOfPack(await held())
          return fileOf('xlsx', name, () => [
            { name: 'curves', rows: curves, titleRows: 1 },
            { name: 'points', rows: points, titleRows: 1 },
          ])
        },
      },
    ]
  }
}

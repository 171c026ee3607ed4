import { FileSpreadsheet } from 'lucide'
import type { MarketLine } from '../../domain/markets/market-answers.ts'
import { lazyPart } from '../../kit/bridge/lazy-part.ts'
import { Button } from '../../kit/controls/button.tsx'
import { useSaveFile } from '../../kit/exchange/use-save-file.ts'
import { useSheetFiles } from '../../kit/exchange/use-sheet-files.ts'
import { words as kitWords } from '../../kit/words/words.ts'

const sheetMaker = lazyPart(async () => (await import('./file/market-sheet.ts')).marketSheet)

/** The markets that are shown, as a workbook that can be changed and imported again. */
export function ExportMarkets({ markets }: { markets: readonly MarketLine[] }) {
  const fileOf = useSheetFiles()
  const { save, busy } = useSaveFile()
  const make = async () => {
    const sheetOf = await sheetMaker.load()
    return fileOf('xlsx', kitWords('markets'), () => sheetOf(markets))
  }
  return (
    <Button icon={FileSpreadsheet} busy={busy} onClick={() => void save(make)}>
      {kitWords('export.title')}
    </Button>
  )
}

import { lazyPart } from '../bridge/lazy-part.ts'
import { useFormat } from '../words/format.ts'
import { fileNameOf } from './save-file.ts'
import type { Sheet } from './sheet.ts'
import type { MadeFile } from './use-save-file.ts'
import type { FileKind } from './write-file.ts'

/** The code that writes files loads when the first one is wanted. */
const writer = lazyPart(async () => (await import('./write-file.ts')).writeFile)

/** Makes files of sheets, a CSV file with numbers as this person's spreadsheets read them. The title has no ending. */
export function useSheetFiles() {
  const numberLocale = useFormat().numberLocale
  return async (
    kind: FileKind,
    title: string,
    sheets: () => Sheet | readonly Sheet[] | Promise<Sheet | readonly Sheet[]>,
  ): Promise<MadeFile> => {
    const write = await writer.load()
    return { file: write(await sheets(), kind, numberLocale), name: fileNameOf(title, kind) }
  }
}

import { useState } from 'react'
import { lazyPart } from '../bridge/lazy-part.ts'
import { useMiniApp } from '../bridge/use-mini-app.ts'
import { problemText } from '../words/problem-text.ts'
import { words } from '../words/words.ts'
import { fileNameOf, saveFile } from './save-file.ts'
import type { Sheet } from './sheet.ts'
import type { FileKind } from './write-file.ts'

/** What writes files comes when the first one is wanted. */
export const fileWriter = lazyPart(async () => (await import('./write-file.ts')).writeFile)

/** Makes a file of sheets and gives it to the browser's downloads; says so, and says why where it cannot. */
export function useSaveSheets() {
  const { context, portal } = useMiniApp()
  const [busy, setBusy] = useState<FileKind>()
  const save = async (kind: FileKind, title: string, sheets: () => Sheet | readonly Sheet[]) => {
    setBusy(kind)
    try {
      const write = await fileWriter.load()
      const name = fileNameOf(title, kind)
      saveFile(write(sheets(), kind, context.displaySettings.numberLocale), name)
      portal.announce(words('export.done', { name }))
    } catch (error) {
      portal.notify({ kind: 'error', text: `${words('export.failed')} ${problemText(error).text}` })
    } finally {
      setBusy(undefined)
    }
  }
  return { save, busy }
}

import { useState } from 'react'
import { useMiniApp } from '../bridge/use-mini-app.ts'
import { problemText } from '../words/problem-text.ts'
import { words } from '../words/words.ts'
import { saveFile } from './save-file.ts'

export interface MadeFile {
  file: Blob
  /** With its ending. */
  name: string
}

/** Makes a file and gives it to the browser's downloads; says so, or why it could not be made, with a way to try again. Resolves with whether it was made. */
export function useSaveFile() {
  const { portal } = useMiniApp()
  const [busy, setBusy] = useState(false)
  const save = async (make: () => Promise<MadeFile>): Promise<boolean> => {
    setBusy(true)
    try {
      const { file, name } = await make()
      saveFile(file, name)
      portal.announce(words('export.done', { name }))
      return true
    } catch (error) {
      portal.notify({
        kind: 'error',
        text: `${words('export.failed')} ${problemText(error).text}`,
        action: { label: words('tryAgain'), run: () => void save(make) },
      })
      return false
    } finally {
      setBusy(false)
    }
  }
  return { save, busy }
}

import { createContext, useContext, useEffect } from 'react'
import { useOpenDialog, type HeaderDialog } from './use-open-dialog.ts'

interface OpenNow {
  current: HeaderDialog | undefined
  /** Does nothing where another one is open by now. */
  close(dialog: HeaderDialog): void
}

export const OpenNowContext = createContext<OpenNow>({ current: undefined, close: () => {} })

/** The dialog that hangs below a button of the header; it closes when its button goes. */
export function useOwnDialog(dialog: HeaderDialog): { isOpen: boolean; show(): void; close(): void } {
  const { current, close } = useContext(OpenNowContext)
  const open = useOpenDialog()
  useEffect(() => () => close(dialog), [close, dialog])
  return { isOpen: current === dialog, show: () => open(dialog), close: () => close(dialog) }
}

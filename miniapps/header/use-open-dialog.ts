import { createContext, useContext } from 'react'

export type HeaderDialog = 'shortcuts' | 'display-settings'

/** Opens one of the header's dialogs; menus and the sheet share it. */
export const OpenDialogContext = createContext<(dialog: HeaderDialog) => void>(() => {})

/** What menu lines do that are not links. */
export const useOpenDialog = () => useContext(OpenDialogContext)

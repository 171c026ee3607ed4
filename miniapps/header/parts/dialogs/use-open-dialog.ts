import { createContext, useContext } from 'react'

/** What somebody asks about in "Why can't I see this?". */
export interface Asked {
  title: string
  /** Of several things at once, as of a line that folds them: all their titles. */
  titles?: readonly string[]
  why?: string
}

export type HeaderDialog =
  | 'palette'
  | 'shortcuts'
  | 'display-settings'
  | 'explanation'
  | 'brands'
  | 'apps'
  | 'inbox'
  | 'menu'
type OpenDialog = (dialog: HeaderDialog, about?: Asked) => void

/** Opens one of the header's dialogs; menus, sheet and palette share it. */
export const OpenDialogContext = createContext<OpenDialog>(() => {})

/** What menu lines do that are not links. */
export const useOpenDialog = () => useContext(OpenDialogContext)

import { AppWindow, type IconNode } from 'lucide'
import { ROW_ICONS } from 'virtual:row-icons'

/** The line icon of an application, by the name in its row; one that came by configuration may have named none. */
export const appIcon = (name = ''): IconNode =>
  Object.hasOwn(ROW_ICONS, name) ? ROW_ICONS[name]! : AppWindow

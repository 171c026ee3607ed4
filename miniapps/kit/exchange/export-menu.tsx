import { Download, type IconNode } from 'lucide'
import { useMiniApp } from '../bridge/use-mini-app.ts'
import { Button } from '../controls/button.tsx'
import { Menu } from '../controls/menu/menu.tsx'
import { words } from '../words/words.ts'
import { type MadeFile, useSaveFile } from './use-save-file.ts'

export interface ExportItem {
  key: string
  label: string
  icon?: IconNode
  /** A line stands above it. */
  apart?: boolean
  /** It cannot be made, as its label says. */
  disabled?: boolean
  /** Makes the file; what it throws is told with a way to try again. */
  make?(): Promise<MadeFile>
  /** A page that is printed, in place of a file. */
  to?: string
}

export interface ExportMenuProps {
  items: readonly ExportItem[]
  /** What the button says, where there are several. */
  label?: string
  /** Small and without words, in the head of what it exports. */
  iconOnly?: boolean
  /** Small, beside the other buttons of a toolbar. */
  quiet?: boolean
  /** While what it exports is not ready. */
  disabled?: boolean
}

/** What a screen shows, to take along: one button with all the forms it has. */
export function ExportMenu({
  items,
  label = words('export.title'),
  iconOnly,
  quiet,
  disabled,
}: ExportMenuProps) {
  const { portal } = useMiniApp()
  const { save, busy } = useSaveFile()
  return (
    <Menu
      label={label}
      align="end"
      button={(props) => (
        <Button
          {...props}
          icon={Download}
          busy={busy}
          disabled={disabled}
          iconOnly={iconOnly}
          {...((iconOnly || quiet) && { size: 's', variant: 'quiet' })}
        >
          {label}
        </Button>
      )}
      items={items.map(({ key, label, icon, apart, make, to, ...item }) => ({
        key,
        label,
        disabled: busy || disabled || item.disabled,
        icon,
        apart,
        onSelect: () => (make ? void save(make) : portal.navigate(to!)),
      }))}
    />
  )
}

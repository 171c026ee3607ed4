import { useState } from 'react'
import { Download, type IconNode } from 'lucide'
import { useMiniApp } from '../bridge/use-mini-app.ts'
import { Button } from '../controls/button.tsx'
import { Menu } from '../controls/menu/menu.tsx'
import { problemText } from '../words/problem-text.ts'
import { words } from '../words/words.ts'
import { saveFile } from './save-file.ts'

export interface MadeFile {
  file: Blob
  /** With its ending. */
  name: string
}

export interface ExportItem {
  key: string
  label: string
  icon?: IconNode
  /** A line stands above it. */
  apart?: boolean
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
}

/** What a screen shows, to take along: one button with all the forms it has. */
export function ExportMenu({ items, label = words('export.title'), iconOnly, quiet }: ExportMenuProps) {
  const { portal } = useMiniApp()
  const { save, busy } = useMaking()
  return (
    <Menu
      label={label}
      align="end"
      button={(props) => (
        <Button
          {...props}
          icon={Download}
          busy={busy}
          {...((iconOnly || quiet) && { iconOnly, size: 's', variant: 'quiet' })}
        >
          {label}
        </Button>
      )}
      items={items.map(({ key, label, icon, apart, make, to }) => ({
        key,
        label,
        disabled: busy,
        ...(icon && { icon }),
        ...(apart && { apart }),
        onSelect: () => (make ? void save(make) : portal.navigate(to!)),
      }))}
    />
  )
}

/** One file at a time; the page goes on while it is made. */
function useMaking() {
  const { portal } = useMiniApp()
  const [busy, setBusy] = useState(false)
  const save = async (make: () => Promise<MadeFile>): Promise<void> => {
    setBusy(true)
    try {
      const { file, name } = await make()
      saveFile(file, name)
      portal.announce(words('export.done', { name }))
    } catch (error) {
      portal.notify({
        kind: 'error',
        text: `${words('export.failed')} ${problemText(error).text}`,
        action: { label: words('tryAgain'), run: () => void save(make) },
      })
    } finally {
      setBusy(false)
    }
  }
  return { save, busy }
}

import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { useSingleKey } from '../kit/single-key-shortcuts.ts'
import { useMiniApp } from '../kit/use-mini-app.ts'
import { useShortcut } from '../kit/use-shortcut.ts'
import { DisplaySettings } from './display-settings.tsx'
import { explanationPart } from './explanation-part.ts'
import { Lazy } from './lazy.tsx'
import { PaletteDialog } from './palette-dialog.tsx'
import { ShortcutsDialog } from './shortcuts-dialog.tsx'
import { useLayout } from './use-layout.ts'
import { BrandSwitchContext, useBrandSwitch } from './use-switch-brand.ts'
import { OpenDialogContext, type Asked, type HeaderDialog } from './use-open-dialog.ts'

interface Open {
  dialog: HeaderDialog
  about: Asked | undefined
}

/** The dialogs that more than one part of the header opens; one is open at a time. */
export function HeaderDialogs({ children }: { children: ReactNode }) {
  const { host } = useMiniApp()
  const [{ dialog, about } = NOTHING, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const open = useCallback((next: HeaderDialog, asked?: Asked) => setOpen({ dialog: next, about: asked }), [])
  const failed = (what: string) => {
    close()
    host.notify({ kind: 'error', text: `${what} could not be loaded. Everything else still works; reload the page to try again.` })
  }
  useSingleKey('?', () => open('shortcuts'))
  useShortcut('mod+k', () => (dialog === 'palette' ? close() : open('palette')))
  useExplainCount(() => open('explanation'))

  return (
    <OpenDialogContext value={open}>
      <BrandSwitchContext value={useBrandSwitch()}>
        {children}
        {dialog === 'palette' && <PaletteDialog onClose={close} onFail={() => failed('Search')} />}
        {dialog === 'shortcuts' && <ShortcutsDialog onClose={close} />}
        {dialog === 'display-settings' && <DisplaySettings onClose={close} />}
        {dialog === 'explanation' && <Lazy of={explanationPart} props={{ about, onClose: close }} onFail={() => failed('The explanation')} />}
      </BrandSwitchContext>
    </OpenDialogContext>
  )
}

const NOTHING: { dialog?: HeaderDialog; about?: Asked } = {}

/** The shell asks for the explanation by counting up. */
function useExplainCount(run: () => void): void {
  const { explain = 0 } = useLayout()
  const answered = useRef(explain)
  useEffect(() => {
    if (explain > answered.current) run()
    answered.current = explain
  })
}

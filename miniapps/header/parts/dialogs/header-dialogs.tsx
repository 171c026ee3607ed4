import { useCallback, useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from 'react'
import { lazyPart } from '../../../kit/bridge/lazy-part.ts'
import { Lazy } from '../../../kit/bridge/lazy.tsx'
import { useLayout } from '../../../kit/bridge/use-layout.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { useShortcut } from '../../../kit/bridge/use-shortcut.ts'
import { useSingleKey } from '../../../kit/bridge/use-single-key.ts'
import { words } from '../../words/words.ts'
import { BrandSwitchContext, useBrandSwitch } from '../brands/use-switch-brand.ts'
import { ExplanationDialog } from './explanation-dialog.tsx'
import { PaletteDialog } from './palette-dialog.tsx'
import { ShortcutsDialog } from './shortcuts-dialog.tsx'
import { OpenDialogContext, type Asked, type HeaderDialog } from './use-open-dialog.ts'
import { OpenNowContext } from './use-own-dialog.ts'

const displaySettings = lazyPart(async () => (await import('./display-settings.tsx')).DisplaySettings)

interface Open {
  dialog: HeaderDialog
  about: Asked | undefined
}

/** The dialogs of the header, and those that more than one part of it opens; one is open at a time, and none but the search, in which somebody may be typing, outlives its page. */
export function HeaderDialogs({ children }: { children: ReactNode }) {
  const portal = useMiniApp((miniApp) => miniApp.portal)
  const [{ dialog, about } = NOTHING, setOpen] = useState<Open>()
  const close = useCallback(
    (closing: HeaderDialog) => setOpen((now) => (now?.dialog === closing ? undefined : now)),
    [],
  )
  const open = useCallback((next: HeaderDialog, asked?: Asked) => setOpen({ dialog: next, about: asked }), [])
  const closing = (which: HeaderDialog) => () => close(which)
  const failed = (which: HeaderDialog, what: 'search' | 'explanation' | 'display') => {
    close(which)
    portal.notify({
      kind: 'error',
      text: words(`failed.${what}`),
    })
  }
  useSingleKey('?', () => open('shortcuts'))
  useShortcut('mod+k', () => (dialog === 'palette' ? close('palette') : open('palette')))
  useClosedWithPage(dialog === 'palette' ? undefined : dialog, close) // before the explanation, which may come with the page
  useExplainCount(() => open('explanation'))

  return (
    <OpenDialogContext value={open}>
      <BrandSwitchContext value={useBrandSwitch()}>
        <OpenNowContext value={useMemo(() => ({ current: dialog, close }), [dialog, close])}>
          {children}
        </OpenNowContext>
        {dialog === 'palette' && (
          <PaletteDialog onClose={closing('palette')} onFail={() => failed('palette', 'search')} />
        )}
        {dialog === 'shortcuts' && <ShortcutsDialog onClose={closing('shortcuts')} />}
        {dialog === 'display-settings' && (
          <Lazy
            of={displaySettings}
            props={{ onClose: closing('display-settings') }}
            onFail={() => failed('display-settings', 'display')}
          />
        )}
        {dialog === 'explanation' && (
          <ExplanationDialog
            about={about}
            onClose={closing('explanation')}
            onFail={() => failed('explanation', 'explanation')}
          />
        )}
      </BrandSwitchContext>
    </OpenDialogContext>
  )
}

const NOTHING: { dialog?: HeaderDialog; about?: Asked } = {}

/** With the new page's own commit: under a modal dialog nobody would be told of it. */
function useClosedWithPage(dialog: HeaderDialog | undefined, close: (dialog: HeaderDialog) => void): void {
  const path = useLayout((layout) => (dialog ? layout.path : ''))
  useLayoutEffect(() => {
    if (dialog) return () => close(dialog)
  }, [dialog, path, close])
}

/** How often somebody has asked why and was answered; the header comes and goes meanwhile, and somebody may ask before it comes. */
let answered = 0

/** The shell asks for the explanation by counting up. */
function useExplainCount(run: () => void): void {
  const explain = useLayout((layout) => layout.explain ?? 0)
  useEffect(() => {
    if (explain > answered) run()
    answered = explain
  })
}

import { useEffect } from 'react'
import { useStore } from '@nanostores/react'
import { Redo2, Undo2 } from 'lucide'
import { useMiniApp } from '../bridge/use-mini-app.ts'
import { isLetterKey } from '../bridge/is-letter-key.ts'
import { Button } from '../controls/button.tsx'
import type { OpenDocument } from './open-document.ts'
import { words } from './words/words.ts'

interface UndoButtonsProps<Facts> {
  document: OpenDocument<Facts>
  /** Leads to what has changed. */
  onStep?(paths: readonly string[]): void
}

/** Takes back what the person did, also by Ctrl+Z; while somebody types, the keys belong to the text. */
export function UndoButtons<Facts>({ document, onStep }: UndoButtonsProps<Facts>) {
  const { portal } = useMiniApp()
  const can = useStore(document.$canUndo)
  const step = (kind: 'undo' | 'redo') => {
    const paths = document[kind]()
    if (!paths.length) return
    portal.announce(words(kind === 'undo' ? 'undo.undone' : 'undo.redone'))
    onStep?.(paths)
  }
  useUndoKeys(step)
  return (
    <span className="undo-buttons" role="group" aria-label={words('undo.group')}>
      <Button
        variant="quiet"
        icon={Undo2}
        iconOnly
        disabled={!can.undo}
        aria-keyshortcuts="Control+Z"
        onClick={() => step('undo')}
      >
        {words('undo.undo')}
      </Button>
      <Button
        variant="quiet"
        icon={Redo2}
        iconOnly
        disabled={!can.redo}
        aria-keyshortcuts="Control+Shift+Z"
        onClick={() => step('redo')}
      >
        {words('undo.redo')}
      </Button>
    </span>
  )
}

function useUndoKeys(step: (kind: 'undo' | 'redo') => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.altKey || !(event.ctrlKey || event.metaKey))
        return
      const target = event.composedPath()[0] as Element
      if (
        target.matches('input:not([type=radio], [type=checkbox], [type=range]), textarea, [contenteditable]')
      )
        return
      if (target.closest('dialog')) return
      const { key, code, altKey, shiftKey } = event
      const isKey = (letter: string) => isLetterKey({ key, code, altKey, shiftKey: false }, letter)
      const kind = isKey('z') ? (shiftKey ? 'redo' : 'undo') : isKey('y') && !shiftKey && 'redo'
      if (!kind) return
      event.preventDefault()
      step(kind)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  })
}

import { createElement, useRef, useState, type ComponentType, type RefObject } from 'react'
import { focusedElement } from '../bridge/focused-element.ts'
import { useMiniApp } from '../bridge/use-mini-app.ts'
import { useSaveFile } from '../exchange/use-save-file.ts'
import { problemText } from '../words/problem-text.ts'
import { words } from '../words/words.ts'
import { tellUse } from './tell-use.ts'
import { useMeaningAction } from './use-meaning-action.ts'
import type { Action, ActionTools, OpenedProps } from './action.ts'

export interface Acting {
  run<On>(action: Action<On>, on: On): void
  /** The action that is under way. */
  busy: string | undefined
  /** An action has the person's attention: no other one is offered. */
  isOpen: boolean
  /** Had the focus when the last action began: its button, unless it was begun elsewhere. */
  by: RefObject<Element | null>
  /** To be drawn: the dialog that an action opened. */
  dialog: React.ReactNode
}

interface Opened {
  dialog: ComponentType<Partial<OpenedProps>>
  own: Partial<OpenedProps>
  tell(): void
}

/** Runs actions: shows the dialogs that they open, says what failed, and tells their use once they have worked. */
export function useActing(onDone: () => void = () => {}): Acting {
  const { portal, route } = useMiniApp()
  const { save } = useSaveFile()
  const [opened, setOpened] = useState<Opened>()
  const [busy, setBusy] = useState<string>()
  const by = useRef<Element>(null)
  const meaningOf = useMeaningAction()
  const close = () => setOpened(undefined)

  const run = async <On,>(action: Action<On>, on: On): Promise<void> => {
    const label = action.label(on)
    const tell = () => {
      tellUse(portal, action.key, action.data?.(on))
      if (action.saysDone) portal.announce(words('action.done', { action: label }))
    }
    by.current = focusedElement()
    if (action.to) return portal.navigate(action.to(route.basePath, on))
    let isOpened = false
    const open = (dialog: Opened['dialog'], own: Opened['own'] = {}) => {
      isOpened = true
      setOpened({ dialog, own, tell })
    }
    setBusy(action.key)
    try {
      const tools = { portal, basePath: route.basePath, open: open as ActionTools['open'], save }
      const outcome = await action.run(tools, on)
      if (isOpened || outcome === false) return
      tell()
      onDone()
    } catch (error) {
      const { text, code, canRetry } = problemText(error)
      const again = { label: words('tryAgain'), run: () => void run(action, on) }
      portal.notify({ kind: 'error', text, action: (canRetry ? undefined : meaningOf(code)) ?? again })
    } finally {
      setBusy(undefined)
    }
  }
  const done = (...made: readonly unknown[]) => {
    const { own, tell } = opened!
    close()
    tell()
    onDone()
    own.onDone?.apply(null, made as [])
  }
  return {
    run: (action, on) => void run(action, on),
    busy,
    isOpen: opened !== undefined,
    by,
    dialog: opened && createElement(opened.dialog, { ...opened.own, onClose: close, onDone: done }),
  }
}

import { createElement, useState, type ComponentType } from 'react'
import { useMiniApp } from '../bridge/use-mini-app.ts'
import { useSaveFile } from '../exchange/use-save-file.ts'
import { problemText } from '../words/problem-text.ts'
import { words } from '../words/words.ts'
import { tellUse } from './tell-use.ts'
import type { Action, ActionTools, OpenedProps } from './action.ts'

export interface Acting {
  run<On>(action: Action<On>, on: On): void
  /** The action that is under way. */
  busy: string | undefined
  /** An action has the person's attention: no other one is offered. */
  isOpen: boolean
  /** To be drawn: the dialog that an action opened. */
  dialog: React.ReactNode
}

interface Opened {
  dialog: ComponentType<Partial<OpenedProps>>
  own: Partial<OpenedProps>
  used(): void
}

/** Runs actions: shows the dialogs that they open, says what failed, and tells their use once they have worked. */
export function useActing(onDone: () => void = () => {}): Acting {
  const { portal, route } = useMiniApp()
  const { save } = useSaveFile()
  const [opened, setOpened] = useState<Opened>()
  const [busy, setBusy] = useState<string>()
  const close = () => setOpened(undefined)

  const run = async <On,>(action: Action<On>, on: On): Promise<void> => {
    const used = () => tellUse(portal, action.key, action.data?.(on))
    if (action.to) return portal.navigate(action.to(route.basePath, on))
    let isOpened = false
    const open = (dialog: Opened['dialog'], own: Opened['own'] = {}) => {
      isOpened = true
      setOpened({ dialog, own, used })
    }
    setBusy(action.key)
    try {
      const tools = { portal, basePath: route.basePath, open: open as ActionTools['open'], save }
      const outcome = await action.run(tools, on)
      if (isOpened || outcome === false) return
      used()
      onDone()
    } catch (error) {
      const again = { label: words('tryAgain'), run: () => void run(action, on) }
      portal.notify({ kind: 'error', text: problemText(error).text, action: again })
    } finally {
      setBusy(undefined)
    }
  }
  const done = (...made: readonly unknown[]) => {
    const { own, used } = opened!
    close()
    used()
    onDone()
    own.onDone?.apply(null, made as [])
  }
  return {
    run: (action, on) => void run(action, on),
    busy,
    isOpen: opened !== undefined,
    dialog: opened && createElement(opened.dialog, { ...opened.own, onClose: close, onDone: done }),
  }
}

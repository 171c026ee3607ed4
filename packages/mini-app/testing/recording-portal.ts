import { DEFAULT_APPEARANCE } from '../../../shell/contract/appearance.ts'
import { MINIAPP_EVENT, type MiniAppEventDetail } from '../../../shell/contract/events.ts'
import type { MiniAppPortal } from '../../../shell/contract/mini-app.ts'

/** What a mini-app asked of its portal, other than events. */
export interface Asked {
  what: 'navigate' | 'setDirty' | 'announce' | 'notify' | 'fetch' | 'offerCommands' | 'offerShortcuts'
  with: readonly unknown[]
}

/**
 * A portal that dispatches the real DOM event while the mini-app is mounted, as the shell's does, and writes
 * down the rest. It answers no request: a test that needs answers gives its own `fetch`.
 */
export function recordingPortal(element: HTMLElement, asked: Asked[], signal: AbortSignal): MiniAppPortal {
  const note =
    (what: Asked['what']) =>
    (...values: readonly unknown[]) =>
      void asked.push({ what, with: values })
  return {
    app: { key: 'sample', title: 'Sample', category: '', help: {} },
    emit: (name, ...payload) => {
      if (signal.aborted || !element.isConnected) {
        console.warn(`No element on the page to emit "${name}" from`)
        return false
      }
      const detail: MiniAppEventDetail = { name, payload: payload[0] }
      return element.dispatchEvent(new CustomEvent(MINIAPP_EVENT, { bubbles: true, composed: true, detail }))
    },
    fetch: (input, init) => {
      note('fetch')(input, init)
      return Promise.reject(
        new TypeError(
          `No answer for ${init?.method ?? 'GET'} ${input instanceof Request ? input.url : String(input)}: mount with { answers }`,
        ),
      )
    },
    signal,
    navigate: note('navigate'),
    setDirty: note('setDirty'),
    announce: note('announce'),
    notify: note('notify'),
    offerCommands: note('offerCommands'),
    offerShortcuts: note('offerShortcuts'),
    appearance: memoryAppearance(),
    draft: memoryDraft(),
    overlayRoot: overlayRoot(),
  }
}

function memoryAppearance(): MiniAppPortal['appearance'] {
  let appearance = DEFAULT_APPEARANCE
  return { get: () => appearance, change: (part) => void (appearance = { ...appearance, ...part }) }
}

function memoryDraft(): MiniAppPortal['draft'] {
  const texts = new Map<string, string>()
  return {
    read: (key) => texts.get(key) ?? null,
    write: (key, text) => void texts.set(key, text),
    clear: (key) => void texts.delete(key),
  }
}

function overlayRoot(): HTMLElement {
  const root = document.getElementById('overlays') ?? document.createElement('div')
  root.id = 'overlays'
  if (!root.isConnected) document.body.append(root)
  return root
}

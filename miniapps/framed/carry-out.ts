import { MINIAPP_ERROR, type MiniAppEvents } from '../../shell/contract/events.ts'
import type { FromFramedApp, ToFramedApp } from '../../shell/contract/framed-app.ts'
import type { MiniAppElement, MiniAppPortal, Notice } from '../../shell/contract/mini-app.ts'

export type Answer = (answer: ToFramedApp, transfer?: Transferable[]) => void

/** The keys that open these in the portal's page. */
const KEYS: Readonly<Record<'palette' | 'shortcuts', KeyboardEventInit>> = {
  palette: { key: 'k', code: 'KeyK', ctrlKey: true },
  shortcuts: { key: '?' },
}

/** Asks the portal for what a framed page wishes: it may no more than a mini-app of the page itself. */
export function carryOut(
  wish: FromFramedApp,
  portal: MiniAppPortal,
  element: MiniAppElement,
  answer: Answer,
): void {
  switch (wish.type) {
    case 'emit':
      return void portal.emit(wish.name as keyof MiniAppEvents, wish.payload as never) // the filter knows names and shapes
    case 'navigate':
      return portal.navigate(wish.path, { replace: wish.replace === true, newTab: wish.newTab === true })
    case 'set-dirty':
      return portal.setDirty(wish.dirty, { kept: wish.kept === true })
    case 'announce':
      return portal.announce(wish.text)
    case 'notify':
      return portal.notify(noticeOf(wish, answer))
    case 'open':
      return openDialog(wish.dialog, element)
    case 'fail':
      return void element.dispatchEvent(
        new CustomEvent(MINIAPP_ERROR, { detail: new Error(wish.text), bubbles: true, composed: true }),
      )
    case 'offer-commands':
      return portal.offerCommands(
        wish.commands.map(({ id, title, hint, inHelp }) => ({
          id,
          title,
          hint,
          inHelp,
          run: () => answer({ type: 'run-command', id }),
        })),
      )
    case 'offer-shortcuts':
      return portal.offerShortcuts(wish.groups)
    case 'fetch':
      return void passOn(wish, portal, answer)
    case 'read-draft':
      return answer({ type: 'draft', id: wish.id, text: portal.draft.read(wish.key) })
    case 'write-draft':
      return wish.text === null ? portal.draft.clear(wish.key) : portal.draft.write(wish.key, wish.text)
  }
}

function noticeOf(
  { kind, text, id = 0, actions = [] }: Extract<FromFramedApp, { type: 'notify' }>,
  answer: Answer,
): Notice {
  const [action, otherAction] = actions.map((label, index) => ({
    label,
    run: () => answer({ type: 'run-action', id, action: index }),
  }))
  return { kind, text, ...(action && { action }), ...(otherAction && { otherAction }) }
}

/**
 * As if its keys had been pressed outside the frame. A page that nobody works in takes the focus from nobody.
 */
function openDialog(dialog: keyof typeof KEYS, element: MiniAppElement): void {
  if (!element.shadowRoot?.activeElement) return
  element.dispatchEvent(
    new KeyboardEvent('keydown', { ...KEYS[dialog], bubbles: true, composed: true, cancelable: true }),
  )
}

async function passOn(
  { id, address, method, headers, body }: Extract<FromFramedApp, { type: 'fetch' }>,
  portal: MiniAppPortal,
  answer: Answer,
): Promise<void> {
  try {
    const response = await portal.fetch(address, {
      method,
      headers,
      body,
    })
    const bytes = await response.arrayBuffer()
    answer(
      {
        type: 'fetched',
        id,
        status: response.status,
        headers: Object.fromEntries(response.headers),
        body: bytes,
      },
      [bytes],
    )
  } catch (error) {
    answer({ type: 'not-fetched', id, reason: error instanceof Error ? error.message : String(error) })
  }
}

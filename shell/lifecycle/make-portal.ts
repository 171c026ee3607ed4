import { MINIAPP_EVENT } from '../contract/events.ts'
import type { MiniAppContext, MiniAppPortal, NavigateOptions } from '../contract/mini-app.ts'
import { warnAbout } from '../contract/warn-about.ts'
import { SHOWN_CHARACTERS, wordsOf } from '../contract/words-of.ts'
import { addressAtBackEnd, apiAt, configuredAddress, isOwnApi, mayLeadOut } from '../api/api-address.ts'
import { send, sendWithoutToken } from '../api/http.ts'
import { requestParts } from '../api/request-parts.ts'
import { sharedAnswer } from '../api/shared-answers.ts'
import { helpOf } from '../catalogue/entries.ts'
import { FRAMED_DRAFTS_CHARACTERS } from '../config/limits.ts'
import type { MiniAppEntry } from '../config/miniapps.ts'
import { $appearance, changeAppearance } from '../stores/appearance.ts'
import { offerCommands } from '../stores/commands.ts'
import { goTo } from '../stores/destination.ts'
import { offerShortcuts } from '../stores/shortcuts.ts'
import { $session } from '../stores/session.ts'
import { setDirty } from '../stores/unsaved-work.ts'
import { announce, notify } from '../stores/notices.ts'
import { ownPath } from '../navigation/own-path.ts'
import { draftsOf } from './drafts.ts'
import { usableCommands } from './usable-commands.ts'
import { usableNotice } from './usable-notice.ts'
import { usableShortcuts } from './usable-shortcuts.ts'
import { titleSaid } from '../words/signed-in/title-said.ts'

/**
 * What a mini-app may ask of the shell for the person and brand of `context`, until its unmount. `element` is where its events start.
 * A mini-app that is left while it still mounts keeps its signal, for the mount may finish, but its wishes are ignored.
 */
export function makePortal(
  entry: MiniAppEntry,
  element: () => Element | undefined,
  overlayRoot: () => HTMLElement,
  signal: AbortSignal,
  context: MiniAppContext,
  isLeft = () => false,
): MiniAppPortal {
  const isOver = () => signal.aborted || isLeft()
  const { subject } = $session.get()
  return Object.freeze({
    ...lastingOf(entry),
    emit: (name: string, ...[payload]: [unknown?]) => emit(entry.key, element(), name, payload),
    // nothing that one person left under way is asked with the token of the next
    fetch: (input, init) =>
      subject && ![subject, ''].includes($session.get().subject)
        ? Promise.reject(AbortSignal.abort().reason)
        : ask({ entry, signal, context }, input, init),
    signal,
    navigate: (path, options) => navigate(entry.key, isOver(), path, options),
    draft: Object.freeze(draftsOf(entry.key, context, entry.frame ? FRAMED_DRAFTS_CHARACTERS : undefined)),
    setDirty: (dirty, options) => void (isOver() || setDirty(dirty, options?.kept === true)),
    offerCommands: (commands) => void (isOver() || offerCommands(usableCommands(entry.key, commands))),
    offerShortcuts: (groups) => void (isOver() || offerShortcuts(usableShortcuts(entry.key, groups))),
    get overlayRoot() {
      return overlayRoot()
    }, // most mini-apps never ask for it
  } satisfies MiniAppPortal)
}

type Lasting = Pick<MiniAppPortal, 'app' | 'announce' | 'notify' | 'appearance'>

const appearance: MiniAppPortal['appearance'] = Object.freeze({
  get: () => $appearance.get(),
  change: changeAppearance,
})

const lasting = new WeakMap<MiniAppEntry, Lasting>()

/** The part of the portal that is the same at every mount. */
function lastingOf(entry: MiniAppEntry): Lasting {
  const known = lasting.get(entry)
  if (known) return known
  const made = makeLasting(entry)
  lasting.set(entry, made)
  return made
}

function makeLasting(entry: MiniAppEntry): Lasting {
  const { key, frame, maintenance } = entry
  return {
    app: Object.freeze({
      key,
      get title() {
        return titleSaid(entry.title)
      },
      get category() {
        return titleSaid(entry.category)
      },
      help: helpOf(entry),
      ...(frame && { frame }),
      ...(maintenance && { maintenance }),
    }),
    appearance,
    announce: (text) =>
      typeof text === 'string'
        ? announce(text)
        : warnAbout(key, `Mini-app ${key} announced something that is no text`),
    notify(given) {
      const notice = usableNotice(key, given)
      if (notice) notify(notice)
    },
  }
}

/** Ignores navigate() from an unmounted app. */
function navigate(app: string, isOver: boolean, path: string, options?: NavigateOptions): void {
  const asked = `Mini-app ${app} asked for "${wordsOf(path, SHOWN_CHARACTERS)}"`
  if (isOver) return warnAbout(app, `${asked} after it was left`)
  const local = ownPath(path)
  if (local)
    goTo(local, {
      replace: Boolean(options?.replace),
      newTab: Boolean(options?.newTab),
      ...(options?.keepFocus === true && { keepFocus: true }),
    }) // nothing else of what it may hold
  else warnAbout(app, `${asked}, which is not a path of this portal`)
}

/** Spec section 4: failure to emit is only logged; a missing emitter only logs a warning. */
function emit(app: string, element: Element | undefined, name: string, payload: unknown): boolean {
  if (!element?.isConnected) {
    warnAbout(
      app,
      `Mini-app ${app} has no element on the page to emit "${wordsOf(name, SHOWN_CHARACTERS)}" from`,
    )
    return false
  }
  try {
    return element.dispatchEvent(
      new CustomEvent(MINIAPP_EVENT, {
        bubbles: true,
        composed: true,
        cancelable: true,
        detail: { name, payload },
      }),
    )
  } catch (error) {
    warnAbout(app, `Mini-app ${app} could not emit "${wordsOf(name, SHOWN_CHARACTERS)}":`, error)
    return false
  }
}

/** The mini-app that asks, with the person and brand that it asks for. */
interface Asking {
  entry: MiniAppEntry
  signal: AbortSignal
  context: MiniAppContext
}

/** Asks for an address at once, for a `Request` once its body has been read. */
async function ask(asking: Asking, input: string | URL | Request, init?: RequestInit): Promise<Response> {
  if (!(input instanceof Request)) return grantedFetch(asking, String(input), init)
  return grantedFetch(asking, input.url, { ...(await requestParts(input)), ...init })
}

/**
 * The bearer token goes to granted APIs only, a short one of its own to each back end of the mini-app's
 * author; everything else is asked without one. A request ends with the mini-app, unless it is marked to
 * outlive the page, as a last save is. From a frame nothing else may be asked: a plain request would carry
 * the person's cookies, which the frame does not have.
 */
function grantedFetch(asking: Asking, input: string, init: RequestInit = {}): Promise<Response> {
  const { key, apis, frame, backEnds } = asking.entry
  const signals = [...(init.keepalive ? [] : [asking.signal]), ...(init.signal ? [init.signal] : [])]
  const request = { ...init, signal: AbortSignal.any(signals) }
  const own = backEnds && addressAtBackEnd(input, backEnds)
  if (own)
    return import('./ask-back-end.ts').then(({ askBackEnd }) =>
      askBackEnd({ ...own, app: key, context: asking.context, init: request }),
    )
  const address = configuredAddress(input, apis)
  const isGranted = isOwnApi(address, apis)
  if (frame && (!isGranted || mayLeadOut(input)))
    return Promise.reject(new TypeError(`Mini-app ${key} is not granted ${input}`))
  if (!isGranted) {
    warnOfApi(key, input)
    return sendWithoutToken(address, request)
  }
  const shared = sharedAnswer(address, init)
  if (!shared) return send(address, request)
  return shared.then((answer) => {
    request.signal.throwIfAborted()
    return answer ?? send(address, request)
  })
}

function warnOfApi(key: string, input: string): void {
  const api = apiAt(input)
  if (api)
    warnAbout(
      key,
      `Mini-app ${key} asked the API ${api} without a token, for it is not granted it: its entry names in "apis" what it may ask`,
    )
}

import type { MiniAppEvents } from '../../shell/contract/events.ts'
import type { FramedLook } from '../../shell/contract/framed-app.ts'
import type { MiniAppCard, MiniAppPortal, Notice } from '../../shell/contract/mini-app.ts'
import type { FramedChannel } from './framed-channel.ts'
import { framedFetch } from './framed-fetch.ts'

/** Functions that the portal's page can name, but not hold. */
export interface Runs {
  commands: Map<string, () => void>
  /** By the id of their notice. */
  actions: Map<number, readonly (() => void)[]>
}

interface PortalParts {
  channel: FramedChannel
  app: MiniAppCard
  look: () => FramedLook
  draft: MiniAppPortal['draft']
  overlayRoot: HTMLElement
  runs: Runs
  /** Aborted when the page is left. */
  signal: AbortSignal
}

/** The portal as a page in its frame has it. */
export function framedPortal(parts: PortalParts): MiniAppPortal {
  const { channel, app, look, draft, overlayRoot, runs, signal } = parts
  return Object.freeze({
    app,
    draft,
    signal,
    overlayRoot,
    emit: (name: keyof MiniAppEvents, ...[payload]: [unknown?]) => emit(channel, name, payload),
    fetch: (input, init) => framedFetch(channel, input, init, signal),
    navigate: (path, { replace, newTab } = {}) => channel.post({ type: 'navigate', path, replace, newTab }),
    setDirty: (dirty, { kept } = {}) => channel.post({ type: 'set-dirty', dirty, kept }),
    announce: (text) => channel.post({ type: 'announce', text }),
    notify: (notice) => notify(channel, runs, notice),
    offerCommands(commands) {
      runs.commands = new Map(commands.map(({ id, run }) => [id, run]))
      const said = commands.map(({ id, title, hint, inHelp }) => ({ id, title, hint, inHelp }))
      channel.post({ type: 'offer-commands', commands: said })
    },
    offerShortcuts: (groups) => channel.post({ type: 'offer-shortcuts', groups }),
    appearance: {
      get: () => look().appearance,
      change: () => console.warn('A page in a frame cannot change how the portal looks.'),
    },
  } satisfies MiniAppPortal)
}

/** Whether it is refused is known later: the element hears `miniapp-event-refused`. */
export function emit(channel: FramedChannel, name: string, payload: unknown): boolean {
  try {
    channel.post({ type: 'emit', name, ...(payload !== undefined && { payload }) })
    return true
  } catch (error) {
    console.warn(`"${name}" could not be sent to the portal:`, error)
    return false
  }
}

function notify(channel: FramedChannel, { actions }: Runs, notice: Notice): void {
  const { kind, text, action, otherAction } = notice
  const offered = [action, otherAction].filter((each) => each !== undefined)
  const id = actions.size + 1
  actions.set(
    id,
    offered.map(({ run }) => run),
  )
  channel.post({ type: 'notify', kind, text, id, actions: offered.map(({ label }) => label) })
}

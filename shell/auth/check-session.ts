import {
  CHECK_SESSION_FRAME_REFRESH_MS,
  CHECK_SESSION_HEARTBEAT_MS,
  CHECK_SESSION_UNANSWERED_MESSAGES,
} from '../config/limits.ts'
import type { Log } from './log.ts'

export interface CheckedSession {
  /** Address of the provider's check frame. */
  frameUrl: string
  clientId: string
  sessionState: string
  log: Log
  /** Whether the frame has ever said "unchanged": one that never did may just see no cookies. */
  onChanged: (hasBeenUnchanged: boolean) => void
  /** The first time it says so. */
  onUnchanged: () => void
}

/** OpenID Connect Session Management: asks the provider's hidden frame every 3 s whether the session is still the same. */
export class CheckSession {
  readonly #session: CheckedSession
  readonly #origin: string
  #frame: HTMLIFrameElement | undefined
  #timers: ReturnType<typeof setInterval>[] = []
  #unanswered = 0
  #hasBeenUnchanged = false

  constructor(session: CheckedSession) {
    this.#session = session
    this.#origin = new URL(session.frameUrl).origin
  }

  start(): void {
    if (this.#frame) return
    this.#frame = document.createElement('iframe')
    this.#frame.hidden = true
    this.#frame.title = 'Session check'
    addEventListener('message', this.#onMessage)
    this.#load()
    document.body.append(this.#frame)
    this.#timers = [
      setInterval(this.#ask, CHECK_SESSION_HEARTBEAT_MS),
      setInterval(this.#load, CHECK_SESSION_FRAME_REFRESH_MS),
    ]
  }

  stop(): void {
    for (const timer of this.#timers) clearInterval(timer)
    removeEventListener('message', this.#onMessage)
    this.#frame?.remove()
    this.#frame = undefined
  }

  /** A fresh frame forgets what its script may have gone wrong with; `replace` leaves no history entry. */
  readonly #load = (): void => {
    if (this.#frame?.contentWindow) this.#frame.contentWindow.location.replace(this.#session.frameUrl)
    else if (this.#frame) this.#frame.src = this.#session.frameUrl
  }

  readonly #ask = (): void => {
    const { clientId, sessionState, log } = this.#session
    if (this.#unanswered > CHECK_SESSION_UNANSWERED_MESSAGES) {
      log.error(`The session check frame did not answer ${this.#unanswered} messages`)
      this.#unanswered = 0
    }
    this.#unanswered++
    this.#frame?.contentWindow?.postMessage(`${clientId} ${sessionState}`, this.#origin)
  }

  readonly #onMessage = ({ origin, source, data }: MessageEvent<unknown>): void => {
    if (!this.#frame || source !== this.#frame.contentWindow || origin !== this.#origin) return
    this.#unanswered = 0
    if (data === 'unchanged') this.#noteUnchanged()
    else if (data === 'error') this.#session.log.warn('The session check frame answered with an error')
    else if (data === 'changed') {
      this.stop()
      this.#session.onChanged(this.#hasBeenUnchanged)
    }
  }

  #noteUnchanged(): void {
    if (!this.#hasBeenUnchanged) this.#session.onUnchanged()
    this.#hasBeenUnchanged = true
  }
}

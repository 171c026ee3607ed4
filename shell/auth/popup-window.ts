import type { IWindow, NavigateParams, NavigateResponse } from 'oidc-client-ts'
import { POPUP_CLOSED_CHECK_MS, POPUP_GRACE_MS } from '../config/limits.ts'
import { AuthError } from './auth-error.ts'
import { callbackParameters } from './callback-parameters.ts'

/** The sign-in window that a click opened: leads it to the provider and waits for the answer that its last page hands over. */
export class PopupWindow implements IWindow {
  readonly #window: Window
  readonly #over = new AbortController()

  constructor(window: Window) {
    this.#window = window
  }

  navigate({ url, state = '' }: NavigateParams): Promise<NavigateResponse> {
    this.#window.location.replace(url)
    this.#window.focus()
    return new Promise<NavigateResponse>((resolve, reject) => {
      this.#listen(state, resolve)
      this.#noticeClosing(() => reject(new AuthError('User closed popup')))
    }).finally(() => this.close())
  }

  close(): void {
    this.#over.abort()
    this.#window.close()
  }

  #listen(state: string, resolve: (response: NavigateResponse) => void): void {
    const { signal } = this.#over
    const listener = ({ origin, source, data }: MessageEvent<{ source?: unknown; url?: unknown } | null>) => {
      if (origin !== location.origin || data?.source !== 'oidc-client' || typeof data.url !== 'string') return
      // our own window may bring a wrong state, to be refused; others must know the right one
      if (source === this.#window || callbackParameters(data.url).get('state') === state)
        resolve({ url: data.url })
    }
    addEventListener('message', listener, { signal })
    // a provider that isolates its window cuts `opener`; then the answer comes over a channel
    const channel = new BroadcastChannel(`oidc-client-popup-${state}`)
    channel.addEventListener('message', listener, { signal })
    signal.addEventListener('abort', () => channel.close())
  }

  #noticeClosing(closed: () => void): void {
    const timer = setInterval(() => {
      if (!this.#window.closed) return
      clearInterval(timer)
      setTimeout(closed, POPUP_GRACE_MS)
    }, POPUP_CLOSED_CHECK_MS)
    this.#over.signal.addEventListener('abort', () => clearInterval(timer))
  }
}

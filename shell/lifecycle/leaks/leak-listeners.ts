import type { LeakLedger } from './leak-ledger.ts'

type Strike = () => void

/** A browser takes null as well. */
type Options = boolean | AddEventListenerOptions | null | undefined

interface Added {
  type: string
  listener: unknown
  capture: boolean
  strike: Strike
}

/** Listeners on what outlives a mini-app: window, document, html and body, and queries of media. */
export function watchListeners(ledger: LeakLedger): void {
  const { addEventListener, removeEventListener } = EventTarget.prototype
  const added = new WeakMap<EventTarget, Added[]>()

  EventTarget.prototype.addEventListener = function (this: EventTarget | undefined, type, listener, options) {
    addEventListener.call(this ?? window, type, listener, options)
    const name = nameOf(this ?? window)
    if (!name || !listener || (options as AddEventListenerOptions | undefined)?.signal?.aborted) return
    const target = this ?? window
    const strike = ledger.note(`${name} listener "${type}"`)
    if (!strike) return
    const { once, signal } = typeof options === 'object' ? (options ?? {}) : {}
    added.set(target, [...(added.get(target) ?? []), { type, listener, capture: capturing(options), strike }])
    if (once) addEventListener.call(target, type, strike, { once: true, capture: capturing(options) })
    if (signal) addEventListener.call(signal, 'abort', strike, { once: true })
  }

  EventTarget.prototype.removeEventListener = function (
    this: EventTarget | undefined,
    type,
    listener,
    options,
  ) {
    const target = this ?? window
    removeEventListener.call(target, type, listener, options)
    const all = added.get(target)
    const gone = all?.filter(
      (each) => each.type === type && each.listener === listener && each.capture === capturing(options),
    )
    if (!all || !gone?.length) return
    for (const { strike } of gone) strike()
    added.set(
      target,
      all.filter((each) => !gone.includes(each)),
    )
  }

  // their old names do the same, unseen
  MediaQueryList.prototype.addListener = function (listener) {
    this.addEventListener('change', listener as EventListener)
  }
  MediaQueryList.prototype.removeListener = function (listener) {
    this.removeEventListener('change', listener as EventListener)
  }
}

const capturing = (options: Options): boolean =>
  typeof options === 'object' ? options?.capture === true : options === true

function nameOf(target: EventTarget): string | undefined {
  if (target === window) return 'window'
  if (target === document) return 'document'
  if (target === document.body) return 'body'
  if (target instanceof MediaQueryList) return `matchMedia("${target.media}")`
  return target === document.documentElement ? 'html' : undefined
}

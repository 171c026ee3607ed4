import type { LeakLedger } from './leak-ledger.ts'
import { wordsFor } from './leak-words.ts'

interface Observer {
  observe(target: Node, ...rest: unknown[]): void
  unobserve?(target: Node): void
  disconnect(): void
}

type ObserverClass = new (...values: never[]) => Observer

/** Observers that still watch something in the page; what they watched in the mini-app itself went with it. */
export function watchObservers(ledger: LeakLedger): void {
  const all = globalThis as unknown as Record<string, ObserverClass>
  for (const name of ['MutationObserver', 'ResizeObserver', 'IntersectionObserver']) {
    const Native = all[name]
    if (Native) all[name] = watched(name, Native, ledger)
  }
}

function watched(name: string, Native: ObserverClass, ledger: LeakLedger): ObserverClass {
  class Watched extends Native {
    readonly #strikes = new Map<Node, () => void>()

    override observe(target: Node, ...rest: unknown[]): void {
      super.observe(target, ...rest)
      this.#strike(target)
      const strike = ledger.note(`${name} on ${wordsFor(target)}`, () => target.isConnected)
      if (strike) this.#strikes.set(target, strike)
    }

    override unobserve(target: Node): void {
      super.unobserve?.(target)
      this.#strike(target)
    }

    override disconnect(): void {
      super.disconnect()
      for (const target of this.#strikes.keys()) this.#strike(target)
    }

    #strike(target: Node): void {
      this.#strikes.get(target)?.()
      this.#strikes.delete(target)
    }
  }
  return Object.defineProperty(Watched, 'name', { value: name })
}

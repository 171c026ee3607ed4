import type { BrowserContext } from '@playwright/test'

/** Collects what must not happen on any page: console errors, uncaught errors and rejections, policy violations. */
export class StrayErrors {
  readonly #seen: string[] = []
  readonly #allowed: RegExp[] = []

  /** Declares errors that this journey provokes. */
  allow(...patterns: readonly RegExp[]): void {
    this.#allowed.push(...patterns)
  }

  async watch(context: BrowserContext): Promise<void> {
    context.on('console', (message) => {
      if (message.type() === 'error')
        this.#seen.push(`console error: ${message.text()} at ${message.location().url}`)
    })
    context.on('weberror', (error) =>
      this.#seen.push(`uncaught: ${error.error().stack ?? error.error().message}`),
    )
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
        console.error('policy violation:', violatedDirective, blockedURI, sample)
      })
    })
  }

  get unexpected(): string[] {
    return this.#seen.filter((text) => !this.#allowed.some((pattern) => pattern.test(text)))
  }
}

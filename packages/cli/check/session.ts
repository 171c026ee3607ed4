import type { Browser, BrowserContext, CDPSession, Page, Request, Route } from 'playwright-core'
import { answerBackEnds } from './answer-back-ends.ts'
import type { CheckOptions } from './check-options.ts'
import type { CheckPage, Noticed } from './page/page-api.ts'

/** Behaviour of the servers that the mini-app asks. */
export type Servers = 'answering' | 'slow' | 'failing'

/** A request that the mini-app made of somebody else than the portal. */
export interface Asked {
  kind: string
  origin: string
}

const SLOW_MS = 20_000

/** One page of the check, opened anew. */
export class Session {
  readonly page: Page
  readonly asked: Asked[] = []
  readonly #context: BrowserContext
  readonly #isPortals: (url: string) => boolean
  #devTools: CDPSession | undefined

  private constructor(context: BrowserContext, page: Page, isPortals: (url: string) => boolean) {
    this.#context = context
    this.page = page
    this.#isPortals = isPortals
  }

  static async open(
    browser: Browser,
    origin: string,
    own: string,
    kind: { dev: boolean; servers: Servers },
    { entry = {}, answer }: Pick<CheckOptions, 'entry' | 'answer'>,
  ): Promise<Session> {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      locale: 'en-GB',
      reducedMotion: 'reduce',
      ignoreHTTPSErrors: true,
    })
    const page = await context.newPage()
    const session = new Session(context, page, (url) => url.startsWith(origin) || url.startsWith(own))
    page.on('request', (request) => session.#note(request))
    await answerBackEnds(page, entry, answer)
    if (kind.servers !== 'answering') await page.route(/./, (route) => session.#hinder(route, kind.servers))
    await page.goto(`${origin}/${kind.dev ? '?dev' : ''}`)
    await page.waitForFunction(() => 'agencyOsCheck' in globalThis)
    return session
  }

  /** Calls one of the functions that the page offers. */
  async call<Name extends keyof CheckPage>(
    name: Name,
    ...values: Parameters<CheckPage[Name]>
  ): Promise<Awaited<ReturnType<CheckPage[Name]>>> {
    const answer = await this.page.evaluate(
      ([method, given]) => (agencyOsCheck[method] as (...all: unknown[]) => unknown)(...given),
      [name, values] as const,
    )
    return answer as Awaited<ReturnType<CheckPage[Name]>>
  }

  noticed(): Promise<Noticed> {
    return this.call('noticed')
  }

  async devTools(): Promise<CDPSession> {
    return (this.#devTools ??= await this.#context.newCDPSession(this.page))
  }

  close(): Promise<void> {
    return this.#context.close()
  }

  #note(request: Request): void {
    const url = request.url()
    if (this.#isPortals(url) || !/^(https?|wss?):/.test(url)) return
    this.asked.push({ kind: request.resourceType(), origin: new URL(url).origin })
  }

  /** Only what a mini-app asks for as data: its own code arrives. */
  async #hinder(route: Route, servers: Servers): Promise<void> {
    const kind = route.request().resourceType()
    if (kind !== 'fetch' && kind !== 'xhr') return route.continue()
    if (servers === 'failing') return route.abort('connectionfailed')
    await new Promise((resolve) => setTimeout(resolve, SLOW_MS).unref())
    await route.abort('timedout').catch(() => {}) // the page may be closed by now
  }
}

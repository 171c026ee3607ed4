import assert from 'node:assert/strict'
import { chromium, type Browser, type Page } from 'playwright'
import { chrome } from '../../server/setup/chrome.mjs'
import type { State } from './apps/state.ts'
import type { InPage } from './page.ts'

/** Answered without a server; as trustworthy to the browser as HTTPS. */
const ORIGIN = 'http://localhost:9'
const PAGE =
  '<!doctype html><html lang="en"><title>Desk</title><main></main><script type="module" src="/page.js"></script>'
const PATIENCE_MS = 10_000

declare global {
  interface Window {
    desk: InPage
  }
}

export const launch = (): Promise<Browser> =>
  chromium.launch({ executablePath: chrome(), args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] })

/** An app of a framework in a page, as somebody sees it. */
export class Desk {
  /** Warnings in the page's console since the app began. */
  readonly warnings: string[] = []

  readonly #page: Page
  readonly #app: string

  private constructor(page: Page, app: string) {
    this.#page = page
    this.#app = app
    page.on('console', (said) => {
      if (said.type() === 'warning') this.warnings.push(said.text())
    })
    page.on('pageerror', (error) => this.warnings.push(error.message))
  }

  /** @param scripts by address */
  static async open(browser: Browser, scripts: ReadonlyMap<string, string>, app: string): Promise<Desk> {
    const page = await browser.newPage({ baseURL: ORIGIN })
    await page.route('**', (route) => {
      const { pathname } = new URL(route.request().url())
      if (pathname === '/') return route.fulfill({ body: PAGE, contentType: 'text/html' })
      const body = scripts.get(decodeURIComponent(pathname))
      return route.fulfill(body ? { body, contentType: 'text/javascript' } : { status: 404 })
    })
    await page.goto('/')
    return new Desk(page, app)
  }

  bringElements(): Promise<unknown> {
    return this.#page.evaluate(() => window.desk.bring('/elements.js').then(() => true))
  }

  /** From the beginning, in the same page. */
  async start(state: State): Promise<void> {
    this.warnings.length = 0
    await this.#page.evaluate(([app, first]) => window.desk.start(app, first), [
      `/${this.#app}.js`,
      state,
    ] as const)
  }

  show(state: State): Promise<void> {
    return this.#page.evaluate((next) => window.desk.show(next), state)
  }

  /** Waits until each element shows these steps, written with strokes between. */
  shows(...paths: string[]): Promise<void> {
    return this.#becomes(() => this.#page.evaluate(() => window.desk.paths()), paths)
  }

  /** Waits until so many steps are buttons. */
  hasButtons(count: number): Promise<void> {
    return this.#becomes(() => this.#page.evaluate(() => window.desk.buttons()), count)
  }

  /** Waits until the element with children shows this one. */
  showsChildren(text: string): Promise<void> {
    return this.#becomes(() => this.#page.evaluate(() => window.desk.children()), text)
  }

  /** Waits until the controls show this. */
  hasControls(wanted: ReturnType<InPage['controls']>): Promise<void> {
    return this.#becomes(() => this.#page.evaluate(() => window.desk.controls()), wanted)
  }

  enter(tag: string, value: string): Promise<void> {
    return this.#page.evaluate(([of, text]) => window.desk.enter(of, text), [tag, value] as const)
  }

  pressIn(selector: string): Promise<void> {
    return this.#page.evaluate((of) => window.desk.pressIn(of), selector)
  }

  /** Waits until so much was heard. */
  hears(...wanted: unknown[][]): Promise<void> {
    return this.#becomes(() => this.heard(), wanted)
  }

  press(): Promise<void> {
    return this.#page.evaluate(() => window.desk.press())
  }

  /** Tells this very element apart from another that is drawn in its place. */
  mark(id: string): Promise<void> {
    return this.#page.locator(`#${id}`).evaluate((element) => element.classList.add('marked'))
  }

  async isMarked(id: string): Promise<boolean> {
    return (await this.#page.locator(`#${id}.marked`).count()) === 1
  }

  /** Calls of the listener: the app's text at that moment, type and detail. */
  heard(): Promise<unknown[][]> {
    return this.#page.evaluate(() => window.desk.heard())
  }

  close(): Promise<void> {
    return this.#page.close()
  }

  async #becomes(read: () => Promise<unknown>, wanted: unknown): Promise<void> {
    const end = Date.now() + PATIENCE_MS
    let seen = await read()
    while (JSON.stringify(seen) !== JSON.stringify(wanted) && Date.now() < end) seen = await read()
    assert.deepEqual(seen, wanted)
  }
}

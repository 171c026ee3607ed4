import assert from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import type { EnginePage } from './engine-page.ts'
import { findInPage, focusInPage, readInPage } from './find-in-page.mjs'

const PATIENCE_MS = 30_000
const PAUSE_MS = 50

/** Somebody in front of a page of any engine: looks, presses, types, and waits as long as a person would. */
export class Person {
  readonly #page: EnginePage

  constructor(page: EnginePage) {
    this.#page = page
  }

  async open(url: string): Promise<void> {
    await this.#page.goto(url)
  }

  /** Waits for an element with this name and presses its middle. */
  async click(selector: string, name = ''): Promise<void> {
    const { x, y } = await this.sees(selector, name)
    await this.#page.mouse.click(x, y)
  }

  async press(...combinations: readonly string[]): Promise<void> {
    for (const each of combinations) await this.#page.keyboard.press(each)
  }

  async type(text: string): Promise<void> {
    await this.#page.keyboard.type(text)
  }

  sees(selector: string, name = ''): Promise<{ x: number; y: number }> {
    const look = `(${String(findInPage)})(${JSON.stringify(selector)}, ${JSON.stringify(name)})`
    return this.#until(
      look,
      (found): found is { x: number; y: number } => found !== null,
      `${selector} "${name}"`,
    )
  }

  /** Waits until a property of the first such element is this. */
  async reads(selector: string, property: string, wanted: string): Promise<void> {
    const look = `(${String(readInPage)})(${JSON.stringify(selector)}, ${JSON.stringify(property)})`
    await this.#until(
      look,
      (found): found is string => found === wanted,
      `${property} of ${selector}: ${wanted}`,
    )
  }

  /** Of the first such element, once there is one. */
  textOf(selector: string): Promise<string> {
    const look = `(${String(readInPage)})(${JSON.stringify(selector)}, 'textContent')`
    return this.#until(look, (found): found is string => found !== null, `text of ${selector}`)
  }

  /** Waits until the focus is on what is called so. */
  async hasFocus(wanted: RegExp): Promise<void> {
    await this.#until(
      `(${String(focusInPage)})()`,
      (found): found is string => wanted.test(String(found)),
      `focus on ${wanted}`,
    )
  }

  async #until<Found>(
    look: string,
    isThere: (found: unknown) => found is Found,
    wanted: string,
  ): Promise<Found> {
    const end = performance.now() + PATIENCE_MS
    let found: unknown
    while (performance.now() < end) {
      // a page that is being left answers with an error
      found = await this.#page.evaluate(look).catch(() => null)
      if (isThere(found)) return found
      await wait(PAUSE_MS)
    }
    return assert.fail(`Not there within ${PATIENCE_MS} ms: ${wanted}; there was ${JSON.stringify(found)}`)
  }
}

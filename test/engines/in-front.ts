import type { KeyInput, Page } from 'puppeteer-core'
import { keysOf } from './key-presses.ts'

/**
 * A page that has the window's focus, without which Firefox tells no element that it got it. Puppeteer
 * presses one key at a time: this page's keyboard takes combinations too.
 */
export async function inFront(page: Page): Promise<Page> {
  await page.bringToFront()
  const { keyboard } = page
  const press = keyboard.press.bind(keyboard)
  keyboard.press = async (combination) => {
    const { held, key } = keysOf(combination)
    for (const name of held) await keyboard.down(name as KeyInput)
    await press((key === 'Space' ? ' ' : key) as KeyInput)
    for (const name of held.toReversed()) await keyboard.up(name as KeyInput)
  }
  return page
}

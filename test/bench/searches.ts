import type { Page } from 'playwright'
import type { Measured } from './browser.ts'
import { type Reactions, reactionTo, summary, watchReactions } from './reaction.ts'

const WORDS = ['nordlicht 12', 'kestrel', 'opal 99', 'xyzzy']

/** What a person opens and types in the header, on the page as it is. */
export async function searches({ page }: Measured): Promise<Reactions[]> {
  await watchReactions(page)
  const find = page.getByRole('combobox', { name: 'Find a brand' })
  const brand = page.getByRole('button', { name: /change brand/ })
  const palette = page.getByRole('dialog').getByRole('combobox')
  return [
    await opening('menu, open', page, () => page.getByRole('button', { name: /^Account of/ }).click()),
    await opening('apps, open', page, () => page.getByRole('button', { name: 'Apps', exact: true }).click()),
    await opening('last navigation menu, open', page, () =>
      page.getByRole('navigation', { name: 'Main' }).getByRole('button').last().click(),
    ),
    await opening('brand switcher, open', page, () => brand.click()),
    await typing('brand search, each key', page, async () => {
      await brand.click()
      await find.waitFor()
    }),
    await opening('palette, open', page, () => page.keyboard.press('Control+K')),
    await typing('palette search, each key', page, async () => {
      await page.keyboard.press('Control+K')
      await palette.waitFor()
    }),
  ]
}

const REPEATS = 12
/** A first use has loaded and drawn what it needs by then. */
const LOADED_MS = 1000

async function opening(what: string, page: Page, open: () => Promise<void>): Promise<Reactions> {
  const taken: number[] = []
  for (let repeat = 0; repeat <= REPEATS; repeat++) {
    taken.push(await reactionTo(page, open))
    if (repeat === 0) await page.waitForTimeout(LOADED_MS)
    await close(page)
  }
  return summary(what, taken)
}

async function typing(what: string, page: Page, open: () => Promise<void>): Promise<Reactions> {
  const taken: number[] = []
  for (const word of WORDS) {
    await open()
    for (const key of word) taken.push(await reactionTo(page, () => page.keyboard.press(key)))
    await page.keyboard.press('Control+A')
    taken.push(await reactionTo(page, () => page.keyboard.press('Backspace')))
    await close(page)
  }
  return summary(what, taken)
}

async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await page.waitForTimeout(80)
}

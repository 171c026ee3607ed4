import { expect, test } from './fixtures.ts'
import { misbehave, replaceSample } from './sample-script.ts'
import { signInByKeyboard } from './sign-in-by-keyboard.ts'
import { settled, enter } from './sign-in.ts'
import { tabTo } from './tab-to.ts'

/** Somebody else's mini-app that never gets its work saved. */
const UNSAVED = `export default class extends HTMLElement {
  connectedCallback() {
    this.append(Object.assign(document.createElement('h1'), { textContent: 'A plan' }))
    this.portal.setDirty(true)
  }
}`

test('a menu, the palette and the display settings work by keyboard', async ({ page }) => {
  await enter(page, 'developer')
  await tabTo(page, /^More$/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await expect(async () => {
    await page.keyboard.press('p') // on to the next item that begins with it
    await expect(page.getByRole('menuitem', { name: 'PPC audit' })).toBeFocused({ timeout: 1000 })
  }).toPass()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/scorecard\/ppc\/intro$/)
  await expect(page.getByRole('heading', { level: 1, name: 'PPC audit' })).toBeVisible()

  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByRole('combobox', { name: /^Search/ })).toBeFocused()
  await page.keyboard.type('settings')
  // a page of the documentation is called so too, and comes after
  await expect(page.getByRole('option', { name: /^Settings/ }).first()).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/user\/settings$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await tabTo(page, /^Account of/, 'backwards')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('d')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Display settings' })).toBeVisible()
  await tabTo(page, /^Numbers/)
  const numbers = page.getByRole('dialog').getByRole('combobox', { name: 'Numbers' }) // the settings page beneath has one too
  const before = await numbers.inputValue()
  await page.keyboard.press('ArrowDown')
  await expect(numbers).not.toHaveValue(before)
  await page.keyboard.press('ArrowUp')
  await expect(numbers).toHaveValue(before)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeFocused()
})

test('who was not let in asks again by keyboard, and signs in as somebody else', async ({ page }) => {
  await enter(page, 'no-permissions')
  await expect(page).toHaveURL(/\/login\/agency-access$/)
  await tabTo(page, /^Try again$/)
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Still: /)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused()
  await tabTo(page, /^Sign in as someone else$/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText('You have signed out.')).toBeVisible()
  await page.waitForLoadState('networkidle') // the way leads over the provider, and back to a new page
  await signInByKeyboard(page)
  await expect(page).toHaveURL(/\/you$/)
})

test('what broke is tried again by keyboard', async ({ page, errors }) => {
  errors.allow(/mini-app sample/i)
  const mend = await misbehave(page, 'throws-on-load.js')
  await enter(page, 'planner')
  await page.goto('/sample')
  const broken = page.getByRole('heading', { name: 'Sample could not be opened' })
  await expect(broken).toBeVisible()
  await tabTo(page, /^Try again$/)
  await page.keyboard.press('Enter')
  await expect(broken).toBeFocused()
  await mend()
  await tabTo(page, /^Try again$/)
  await page.keyboard.press('Enter')
  await settled(page, /^sample$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Sample' })).toBeFocused()
})

test('the question about unsaved work is answered by keyboard, either way', async ({ page }) => {
  await replaceSample(page, { body: UNSAVED })
  await enter(page, 'planner')
  await page.goto('/sample')
  await expect(page.getByRole('heading', { level: 1, name: 'A plan' })).toBeVisible()
  await tabTo(page, /, home$/, 'backwards')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Stay on this page' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('link', { name: 'Choreograph, home' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await tabTo(page, /^Leave anyway$/, 'backwards')
  await page.keyboard.press('Enter')
  await settled(page, /^you-page$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

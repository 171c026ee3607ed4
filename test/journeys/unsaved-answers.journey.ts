import type { Page } from '@playwright/test'
import { axe } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { allSaved, atSaving, keepFromSaving, openQuestions, openScorecards, questions } from './scorecards.ts'
import { fillForm, settled, enter } from './sign-in.ts'

const TYPED = 'Typed while nothing could be saved: Grundstücksverkehrsgenehmigungszuständigkeit'
const evidence = (page: Page) => questions(page).first().getByLabel('Evidence', { exact: true })

const noteIn = (page: Page) => page.getByRole('status').filter({ hasText: /^1 answer of .+ is not saved\./ })

async function openAudit(page: Page): Promise<void> {
  await enter(page, 'planner')
  await openScorecards(page)
  await openQuestions(page)
}

test('an answer the server could not take is kept over a reload, and saved once it can', async ({
  page,
  errors,
}) => {
  errors.allow(/ERR_|Failed to load resource/)
  await openAudit(page)
  const letThrough = await keepFromSaving(page)
  await evidence(page).fill(TYPED)
  await expect(questions(page).first().getByText('Not saved', { exact: true })).toBeVisible()
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(evidence(page)).toHaveValue(TYPED)
  await letThrough()
  await allSaved(page) // by itself, at the latest when the next try is due
  await page.reload()
  await expect(evidence(page)).toHaveValue(TYPED)
})

test('an answer typed when the session ends is there after signing in again', async ({ page, errors }) => {
  errors.allow(/status of 401/)
  await openAudit(page)
  const path = new URL(page.url()).pathname
  let isOver = true
  await atSaving(page, (route) =>
    !isOver
      ? route.fallback()
      : route.fulfill({ status: 401, contentType: 'application/problem+json', body: '{}' }),
  )
  await evidence(page).fill(`${TYPED} 401`)
  await evidence(page).blur()
  await expect(page).toHaveURL(/\/login$/)
  isOver = false
  await page.getByRole('link', { name: 'Sign in' }).click()
  await fillForm(page, 'planner')
  await settled(page, /^scorecards$/)
  await expect(page).toHaveURL(new RegExp(path))
  await expect(evidence(page)).toHaveValue(`${TYPED} 401`)
  await allSaved(page)
})

test('leaving with something unsaved asks first', async ({ page, errors }) => {
  errors.allow(/ERR_|Failed to load resource/)
  await openAudit(page)
  await keepFromSaving(page)
  await evidence(page).fill(`${TYPED} leaving`)
  await expect(questions(page).first().getByText('Not saved', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Choreograph, home' }).click()
  const question = page.getByRole('dialog')
  await expect(question).toBeVisible()
  await axe(page, 'question about unsaved work')
  await page.keyboard.press('Escape')
  await expect(evidence(page)).toHaveValue(`${TYPED} leaving`)
  await expect(page).toHaveURL(/\/questions/)
})

test('another person who signs in in another tab gets a fresh page without a question, and what was typed is kept', async ({
  page,
  errors,
}) => {
  errors.allow(/ERR_|Failed to load resource/)
  await openAudit(page)
  await keepFromSaving(page)
  await evidence(page).fill(`${TYPED} before another came`)
  await expect(questions(page).first().getByText('Not saved', { exact: true })).toBeVisible()
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.dismiss()
  })
  const reloaded = page.waitForEvent('load')
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) =>
      localStorage.getItem(name)!.includes('access_token'),
    )!
    const stored = JSON.parse(localStorage.getItem(key)!)
    localStorage.setItem(key, JSON.stringify({ ...stored, profile: { ...stored.profile, sub: 'another' } }))
    setTimeout(() => dispatchEvent(new StorageEvent('storage', { key })))
  })
  await reloaded
  expect(asked).toEqual([])
  await expect(evidence(page)).toHaveValue(`${TYPED} before another came`)
})

test('a save that arrives answers the question about unsaved work', async ({ page }) => {
  await openAudit(page)
  let save = () => {}
  await atSaving(page, async (route) => {
    await new Promise<void>((resolve) => (save = resolve))
    await route.continue()
  })
  await evidence(page).fill(`${TYPED} slowly`)
  await page.getByRole('link', { name: 'Choreograph, home' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  save()
  await settled(page, /^you-page$/)
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('another screen of Scorecards says what is unsaved, asks before it is left, and leads back', async ({
  page,
  errors,
}) => {
  errors.allow(/ERR_|Failed to load resource/)
  await openAudit(page)
  const letThrough = await keepFromSaving(page)
  await evidence(page).fill(`${TYPED} elsewhere`)
  await expect(questions(page).first().getByText('Not saved', { exact: true })).toBeVisible()
  await page.goBack()
  await expect(noteIn(page)).toBeVisible()
  await page.getByRole('link', { name: 'Choreograph, home' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Go to it' }).click()
  await expect(evidence(page)).toHaveValue(`${TYPED} elsewhere`)
  await letThrough()
  await allSaved(page)
})

test('an answer left unfinished is told of on another screen, over a reload', async ({ page }) => {
  await openAudit(page)
  const unfinished = questions(page).last()
  await unfinished.getByRole('radio', { name: 'Not applicable' }).check()
  await expect(unfinished.getByText('Incomplete, not saved')).toBeVisible()
  await page.goBack()
  await expect(noteIn(page)).toBeVisible()
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(noteIn(page)).toBeVisible()
  await page.getByRole('link', { name: 'Go to it' }).click()
  await unfinished.getByLabel('Why it does not apply').fill('There is no app')
  await allSaved(page)
})

test('the result says aloud that an answer is not saved, after the page has been named', async ({
  page,
  errors,
}) => {
  errors.allow(/ERR_|Failed to load resource/)
  await openAudit(page)
  const letThrough = await keepFromSaving(page)
  await evidence(page).fill(`${TYPED} aloud`)
  await expect(questions(page).first().getByText('Not saved', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'See result' }).first().click()
  await expect(page.locator('os-announcer')).toHaveText(/result/i)
  await expect(page.locator('os-announcer')).toHaveText('One answer is not saved.')
  await letThrough()
  await expect(page.locator('os-announcer')).toHaveText('All answers of this audit are saved.', {
    timeout: 40_000,
  })
})

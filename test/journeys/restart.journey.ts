import { expect, test } from './fixtures.ts'
import { ownWorld, startPortal } from './portal.ts'
import { allSaved, answer, openQuestions, openScorecards, questions } from './scorecards.ts'
import { settled, signIn } from './sign-in.ts'

test('a restart of the server signs nobody out and loses nothing', async ({ page, errors }) => {
  errors.allow(/ERR_CONNECTION_(REFUSED|RESET)|ERR_INCOMPLETE_CHUNKED_ENCODING/) // what is under way when the server goes
  const world = ownWorld()
  const portal = await startPortal({ dataDir: world.dataDir })
  try {
    await signIn(page, 'planner', `${portal.url}/you`)
    await openScorecards(page)
    await openQuestions(page)
    await answer(questions(page).first(), 3)
    await allSaved(page)

    await portal.restart()

    await answer(questions(page).nth(1), 2)
    await allSaved(page)
    await page.reload()
    await settled(page, /^scorecards$/)
    await expect(page.locator('os-shell')).toHaveAttribute('auth-state', 'signed-in')
    await expect(
      questions(page)
        .first()
        .getByRole('radio', { name: /^Level 3/ }),
    ).toBeChecked()
    await expect(
      questions(page)
        .nth(1)
        .getByRole('radio', { name: /^Level 2/ }),
    ).toBeChecked()

    await page.evaluate(() => localStorage.clear())
    await page.goto(`${portal.url}/auth`)
    await settled(page)
    await expect(page, 'the provider still knows the person and asks for nothing').toHaveURL(/\/you$/)
  } finally {
    await portal.stop()
    world.remove()
  }
})

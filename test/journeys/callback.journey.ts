import { expect, expectSession, pressSignIn, reset, signInHonestly, test } from '../auth/fault-fixtures.ts'
import { later } from '../auth/later.ts'
import { axe } from './axe.ts'

test('nothing of the callback stays in the history', async ({ page, provider, staticPortal }) => {
  reset(provider, staticPortal)
  await pressSignIn(page)
  await expectSession(page, 'signed-in', 'Ok')
  const visited: string[] = []
  page.on('framenavigated', (frame) => void (frame === page.mainFrame() && visited.push(frame.url())))
  await page.goBack().catch(() => null)
  await later(500)
  expect(visited.join(' ')).not.toMatch(/code=|callback/)
})

test('a callback address opened again does no harm', async ({ page, provider, staticPortal }) => {
  reset(provider, staticPortal)
  await signInHonestly(page)
  await page.goto('/callback')
  await expect(page).not.toHaveURL(/callback/)
  await expectSession(page, 'signed-in', 'Ok')
})

test('a forged callback does not end the session it tried to replace', async ({
  page,
  provider,
  staticPortal,
}) => {
  reset(provider, staticPortal)
  await signInHonestly(page)
  await page.goto('/callback?state=forged&error=login_required')
  await expectSession(page, 'signed-in', 'StatesDoNotMatch')
  await page.goto('/callback?state=forged&code=stolen')
  await expectSession(page, 'signed-in', 'StatesDoNotMatch')
})

test('a used callback cannot be used again', async ({ page, provider, staticPortal, log }) => {
  reset(provider, staticPortal)
  const callbacks: string[] = []
  page.on(
    'request',
    (request) => void (request.url().includes('/callback?') && callbacks.push(request.url())),
  )
  await signInHonestly(page)
  await page.goto(callbacks[0]!)
  await expectSession(page, 'signed-in', 'StatesDoNotMatch')
  expect(log.join('\n')).toContain('codeFlowCodeRequest incorrect state')
})

test('the callback page says what to do when it takes long', async ({ page, provider, staticPortal }) => {
  reset(provider, staticPortal)
  provider.behave({ tamper: { beforeToken: () => ({ reply: 'hang' }) } })
  await pressSignIn(page)
  await expect(page.getByRole('heading', { name: 'Signing you in' })).toBeVisible()
  await expect(page.getByText('takes longer than usual')).toBeVisible({ timeout: 10_000 })
  await page.getByRole('link', { name: 'Back to sign-in' }).click()
  await expect(page).toHaveURL(/\/login$/)
})

test('/auth opened while the provider is away leads to the login page, which says so', async ({
  page,
  provider,
  staticPortal,
}) => {
  reset(provider, staticPortal)
  provider.behave({ tamper: { discovery: () => ({ reply: 'reset' }) } })
  await page.goto('/auth')
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('alert').filter({ hasText: 'cannot be reached' })).toBeVisible()
  await expectSession(page, 'signed-out', 'NoAuthWellKnownEndPoints')
})

test('the small pages of the sign-in are accessible, and say what they are when somebody opens them', async ({
  page,
  provider,
  staticPortal,
}) => {
  reset(provider, staticPortal)
  for (const [path, name] of [
    ['/popup', 'You can close this window'],
    ['/silent', 'Nothing to see here'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await axe(page, path)
  }
  provider.behave({ tamper: { beforeToken: () => ({ reply: 'hang' }) } })
  await page.goto('/auth')
  await expect(page.getByText('takes longer than usual')).toBeVisible({ timeout: 10_000 })
  await axe(page, '/callback')
})

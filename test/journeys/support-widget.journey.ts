import { axe } from './axe.ts'
import { configured } from './configured.ts'
import { expect } from './fixtures.ts'
import { openScorecards } from './scorecards.ts'
import { enter } from './sign-in.ts'
import { told } from './told.ts'

const test = configured(({ url }) => ({
  support: { url: `${url}/support` },
  supportWidgetKeys: { scorecards: 'key-of-scorecards' },
  feedback: { url: `${url}/feedback` },
}))

// One worker for all of them: each would start a portal of its own.
test.describe.configure({ mode: 'default' })

test('an app with a key has a support widget, which sends what is written in it, and goes with the app [7.33]', async ({
  page,
  collector,
}) => {
  await enter(page, 'planner')
  const contact = page.getByRole('button', { name: 'Contact Support' })
  await page.waitForTimeout(1000)
  await expect(contact).toHaveCount(0)
  await openScorecards(page)
  await contact.focus()
  await page.keyboard.press('Enter')
  const form = page.getByRole('dialog', { name: 'Contact Support' })
  await expect(form.getByLabel('Email')).toHaveValue('planner@agency.example')
  await expect(form.getByLabel('Email')).not.toBeEditable()
  await expect(form.getByLabel('Name')).not.toBeEditable()
  await expect(form.getByLabel('App type')).toHaveValue('Scorecards')
  await expect(form.getByLabel('App type')).toBeFocused()
  await axe(page, 'support form')
  await form.getByLabel('Product area').selectOption('Campaigns')
  await form.getByLabel('How can we help?').fill('The score looks wrong')
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(form.getByText('Your request has been sent')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(contact).toBeFocused()
  expect(collector.received.map(({ path, body }) => [path, JSON.parse(body)])).toEqual([
    [
      '/support',
      {
        key: 'key-of-scorecards',
        app: 'scorecards',
        email: 'planner@agency.example',
        name: expect.stringMatching(/\w+ \w+/) as unknown,
        appType: 'Scorecards',
        productArea: 'Campaigns',
        message: 'The score looks wrong',
      },
    ],
  ])
  await page.getByRole('link', { name: 'Choreograph, home' }).click()
  await expect(contact).toHaveCount(0)
})

test('feedback can be given from everywhere once it is configured [7.32]', async ({ page, collector }) => {
  collector.received.splice(0)
  await enter(page, 'planner')
  await page.getByRole('button', { name: 'Give feedback' }).click()
  const form = page.getByRole('dialog', { name: 'Tell us what you think' })
  await expect(form.getByText('Sent with it: the app and the page you are on.')).toBeVisible()
  await form.getByLabel('What works well, what does not?').fill('I like the search')
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(form.getByText('Thank you')).toBeVisible()
  expect(collector.received.map(({ path }) => path)).toEqual(['/feedback'])
  expect(JSON.parse(collector.received[0]!.body)).toEqual({
    about: 'This page',
    message: 'I like the search',
    contact: 'no',
    email: '',
    app: 'you-page',
    path: '/you',
  })
})

test('feedback that cannot be loaded is told, and the next press opens it, also on a phone', async ({
  page,
  errors,
}) => {
  errors.allow(/ERR_|Failed to load resource/)
  await page.setViewportSize({ width: 390, height: 844 })
  await enter(page, 'planner')
  const give = page.getByRole('button', { name: 'Give feedback', exact: true })
  await page.route(/\/assets\/contact-form\.js/, (route) => route.abort())
  await give.click()
  await told(
    page,
    'The feedback form could not be loaded. Check your connection, then press “Give feedback” again.',
  )
  await page.unroute(/\/assets\/contact-form\.js/)
  await give.click()
  await expect(page.getByRole('dialog', { name: 'Tell us what you think' })).toBeVisible()
  await expect(page.getByText('could not be loaded')).toHaveCount(0)
})

test('the forms fit a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enter(page, 'planner')
  await openScorecards(page)
  await page.getByRole('button', { name: 'Contact Support' }).click()
  await expect(page.getByRole('dialog', { name: 'Contact Support' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

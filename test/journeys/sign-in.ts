import { expect, type Page } from '@playwright/test'

export type Account =
  | 'planner'
  | 'admin'
  | 'developer'
  | 'no-agencies'
  | 'other-agency'
  | 'no-agency-access'
  | 'no-permissions'
  | 'no-workspaces'

export const PASSWORD = 'agency-os-demo'

/** Opens a path as somebody who is signed out, and signs in on the provider's page; ends where the portal leads. */
export async function signIn(page: Page, account: Account, path = '/'): Promise<void> {
  await page.goto(path)
  await page.getByRole('link', { name: 'Sign in' }).click()
  await fillForm(page, account)
  await settled(page)
}

/** The provider's form, wherever it was reached from. */
export async function fillForm(page: Page, account: Account, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(`${account}@agency.example`)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** The mini-app of the current route is mounted. */
export async function settled(page: Page, app = /.+/): Promise<void> {
  await expect(page.locator('os-shell')).toHaveAttribute('app', app)
  await expect(page.locator('os-shell')).toHaveAttribute('app-status', 'MOUNTED')
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.locator('os-shell')).toHaveAttribute('auth-state', 'signed-out')
  await expect(page).toHaveURL(/\/login$/)
}

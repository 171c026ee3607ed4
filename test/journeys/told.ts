import { expect, type Page } from '@playwright/test'

/** An alert on the page says this; places where alerts will appear are alerts too, but empty. */
export async function told(page: Page, text: string | RegExp): Promise<void> {
  await expect(page.getByRole('alert').filter({ hasText: text }).first()).toBeVisible()
}

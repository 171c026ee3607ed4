import { tenantOf } from '../../../shell/config/tenants.ts'
import type { Tenant } from '../../../shell/contract/entities.ts'

/** The tests of this block run in a tenant's look; after them the page has its own again. Each app's states have another. */
export function inLookOf(code: string): Tenant {
  const sheet = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')!
  const own = sheet.getAttribute('href')!
  before(() => wear(sheet, `/themes/${code}.css`))
  after(() => wear(sheet, own))
  return tenantOf(code)
}

function wear(sheet: HTMLLinkElement, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    sheet.addEventListener('load', () => resolve(), { once: true })
    sheet.addEventListener('error', () => reject(new Error(`${address} cannot be loaded`)), { once: true })
    sheet.href = address
  })
}

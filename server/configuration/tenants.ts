import { tenants } from '../../themes/tenants.ts'

/** The names people read, by tenant code. */
export const TENANT_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  tenants.map(({ code, name }) => [code, name]),
)

/** An unknown code is allowed (the page falls back to the default colours), an odd one is not. */
export function isTenantCode(code: string | null | undefined): code is string {
  return typeof code === 'string' && /^[a-z0-9-]{1,32}$/.test(code)
}

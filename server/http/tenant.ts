import type { IncomingMessage } from 'node:http'
import { isTenantCode, TENANT_NAMES } from '../configuration/tenants.ts'
import type { Look } from '../idp/pages/layout.ts'
import { APPEARANCE_COOKIE, readAppearance } from '../../shell/contract/appearance.ts'
import type { Appearance } from '../../shell/contract/entities.ts'
import { languageOf, type Language } from '../../shell/contract/words.ts'
import { cookie } from './cookies.ts'

export const TENANT_COOKIE = 'os_tenant'

/** The agency whose portal this browser looks at: chosen earlier, or the server's. */
export function tenantOf(request: IncomingMessage, fallback: string): string {
  const chosen = cookie(request, TENANT_COOKIE)
  return isTenantCode(chosen) ? chosen : fallback
}

/** Spec section 1: an unknown tenant falls back to the default colour schema. */
export function themeOf(tenant: string): string {
  return isKnown(tenant) ? tenant : 'default'
}

export function lookOf(tenant: string, { scheme }: Appearance, language: Language): Look {
  const tenantName = isKnown(tenant) ? TENANT_NAMES[tenant]! : ''
  return { theme: themeOf(tenant), tenant, tenantName, scheme, language }
}

/** The first of the browser's languages that there are words in, by its order; English where there is none. */
export function languageOfRequest({ headers }: IncomingMessage): Language {
  const tags = (headers['accept-language'] ?? '').split(',').map((each) => each.split(';')[0]!.trim())
  return tags.map(languageOf).find((language) => language !== undefined) ?? 'en'
}

/** What the person has chosen for this browser. */
export const appearanceOf = (request: IncomingMessage): Appearance =>
  readAppearance(cookie(request, APPEARANCE_COOKIE))

/** A code may be any word, such as one that every object knows: "constructor". */
const isKnown = (tenant: string): boolean => Object.hasOwn(TENANT_NAMES, tenant)

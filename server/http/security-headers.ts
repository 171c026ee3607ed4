import type { ServerResponse } from 'node:http'
import { contentSecurityPolicy } from '../idp/content-security-policy.ts'

const NOTHING = contentSecurityPolicy({})

/** On every answer; a page replaces the policy by its own. */
export function setSecurityHeaders(response: ServerResponse, secure: boolean): void {
  response.setHeader('content-security-policy', NOTHING)
  response.setHeader('x-content-type-options', 'nosniff')
  // addresses hold codes and brand ids: no other site learns them
  response.setHeader('referrer-policy', 'same-origin')
  response.setHeader('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()')
  if (secure) response.setHeader('strict-transport-security', 'max-age=31536000')
}

import type { Settings } from './settings.ts'

/** What is allowed and still hardly meant, in one sentence for whoever starts the server. */
export function adviceOf({ publicUrl, trustedProxies }: Pick<Settings, 'publicUrl' | 'trustedProxies'>) {
  if (!publicUrl?.startsWith('https:') || trustedProxies.length > 0) return undefined
  return 'PUBLIC_URL is an https address, so a proxy stands in front: name its address in TRUSTED_PROXIES, or all who come through it count as one where calls are limited by address.'
}

/**
 * The path, query and fragment of a same-origin address, or null for anything that leads elsewhere:
 * another origin, `//host`, `/\host`, another scheme. Only such paths are navigated to or restored.
 */
export function localPath(address: unknown, origin = location.origin): string | null {
  if (typeof address !== 'string' || !address.startsWith('/')) return null
  const url = URL.parse?.(address, origin) ?? parseUrl(address, origin)
  if (!url || url.origin !== origin || url.username || url.password) return null
  const path = url.pathname + url.search + url.hash
  return path.startsWith('//') ? null : path
}

function parseUrl(address: string, origin: string): URL | null {
  try {
    return new URL(address, origin)
  } catch {
    return null
  }
}

/** Path, query and fragment of the page that is shown. */
export const pathNow = (): string => location.pathname + location.search + location.hash

import { entryOf, pinOf, scriptOf } from '../catalogue/entries.ts'

const apps = new Set<string>()
const addresses = new Set<string>()

/** Fetches a mini-app's script while guards run; it is evaluated only after they pass. */
export function preload(app: string): void {
  if (apps.has(app)) return
  apps.add(app)
  const entry = entryOf(app)
  if (entry && !pinOf(entry)) preloadScript(scriptOf(entry)) // WebKit checks no hash of what it fetches so
}

/** Those that are not built yet share one. */
function preloadScript(address: string): void {
  if (addresses.has(address)) return
  addresses.add(address)
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = address
  document.head.append(link)
}

const preloaded = new Set<string>()

/** Fetches a mini-app's script while guards run; it is evaluated only after they pass. */
export function preloadScript(address: string): void {
  if (preloaded.has(address)) return
  preloaded.add(address)
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = address
  document.head.append(link)
}

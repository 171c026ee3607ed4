/** The two names of one portal. */
export interface Origins {
  /** Origin of the deployed portal. */
  portal: string
  /** Origin of the proxy on this machine. */
  local: string
}

/** An answer of the portal as this machine gives it on: every address of the portal becomes a local one. */
export const toLocal = (text: string, { portal, local }: Origins): string => renamed(text, portal, local)

/** Local addresses as the portal's own, for requests that are passed on. */
export const toPortal = (text: string, { portal, local }: Origins): string => renamed(text, local, portal)

/** As it stands and as it is written in a query. */
function renamed(text: string, from: string, to: string): string {
  return text
    .replace(whole(from), () => to)
    .replace(whole(encodeURIComponent(from)), () => encodeURIComponent(to))
}

/**
 * `http://localhost:80` does not begin `http://localhost:8080`, nor `https://portal.example` its longer
 * names.
 */
function whole(origin: string): RegExp {
  const escaped = origin.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(String.raw`${escaped}(?![\w.-])(?!(?::|%3A)\d)`, 'gi')
}

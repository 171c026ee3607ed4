/** Segments that are not empty but for the last, then a query or fragment; nothing that browsers drop from addresses or read as a slash. */
const PORTAL_PATH = /^(?:\/(?!\/)[^/?#\s\p{Cc}\\]*)+(?:[?#][^\s\p{Cc}\\]*)?$/u

/** Whether a link stays in the portal: `//host`, `/\host`, `/.//host`, and `/` with a tab or line end before `/host` lead out of it. */
export const isPortalPath = (path: string): boolean => PORTAL_PATH.test(path)

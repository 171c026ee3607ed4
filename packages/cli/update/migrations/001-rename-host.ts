import type { Migration } from '../migration.ts'

const SOURCE = /\.(?:[cm]?[jt]sx?|vue|svelte)$/

/** The shell sets `host` until November 2026, and only where an element declares no `portal`. */
export const renameHost: Migration = {
  version: '0.1.0',
  does: 'names "portal" what the shell once handed over as "host"',
  change(files) {
    for (const path of files.paths().filter((path) => SOURCE.test(path)))
      files.write(path, withPortal(files.read(path)))
  },
}

/** `location.host`, `server: { host }` of Vite and `:host` of styles are other things, and stay. */
function withPortal(source: string): string {
  return source
    .replace(/\b(this|element|props)\.host\b/g, '$1.portal')
    .replace(/\b([sg]et) host(?=\s*\()/g, '$1 portal')
    .replace(
      /^(\s*(?:(?:declare|public|override) )*)host(?=[?!]?(?:: \w*(?:Portal|Host)\b|;|$))/gm,
      '$1portal',
    )
    .replace(/\bhost(?=: \{ ?(?:type|attribute|state)\b)/g, 'portal')
    .replace(/\{[^{}]*\b(?:context|route)\b[^{}]*\}/g, takenApart)
}

/** `{ context, host }` goes on calling it so. */
const takenApart = (names: string): string =>
  names.replace(/\bhost(?=\s*:)/g, 'portal').replace(/(?<![.\w])host(?=\s*[,}])/g, 'portal: host')

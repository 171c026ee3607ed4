import {
  EMBED_PATH,
  REDIRECT_PATH,
  SILENT_REDIRECT_PATH,
  STANDALONE_PATH,
} from '../../shell/config/page-defaults.ts'
import { EMBED_SIGN_IN_PATH } from '../../shell/contract/embed.ts'
import type { PageConfig } from '../configuration/page-config.ts'

/** Paths with a page of their own; everything else that a person navigates to is the portal. */
const PAGE_FILES: Readonly<Record<string, readonly string[]>> = {
  silent: ['silent.html'],
  popup: ['popup.html', 'callback.html'],
  callback: ['callback.html'],
  standalone: ['scorecards.html'],
  'embed-sign-in': ['embed-sign-in.html'],
  embed: ['embed.html'],
}

/** Mini-apps run in these; the others belong to the sign-in. */
export const SHOWS_APPS = ['index', 'standalone', 'embed']

/** Other pages open these, or have them in frames. */
export const FOR_OTHER_PAGES = ['embed-sign-in', 'embed']

interface PageKind {
  kind: string
  files: readonly string[]
}

/** Which page is answered at a path. */
export function pageKinds(config: PageConfig): (pathname: string) => PageKind {
  const kinds = new Map(
    Object.entries(PAGE_FILES).map(([kind, files]) => [pathOf(config, kind), { kind, files }]),
  )
  return (pathname) =>
    kinds.get(pathname.startsWith(EMBED_PATH) ? EMBED_PATH : pathname) ?? {
      kind: 'index',
      files: ['index.html'],
    }
}

function pathOf({ redirectPath, silentRedirectPath }: PageConfig, kind: string): string {
  if (kind === 'callback') return redirectPath ?? REDIRECT_PATH
  if (kind === 'standalone') return STANDALONE_PATH
  if (kind === 'embed-sign-in') return EMBED_SIGN_IN_PATH
  if (kind === 'embed') return EMBED_PATH
  if (kind === 'silent') return silentRedirectPath ?? SILENT_REDIRECT_PATH
  return `/${kind}`
}

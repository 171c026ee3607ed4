import type { Manifest } from 'vite'
import { LANGUAGES, type Language } from '../../shell/contract/words.ts'

/** Chunks imported at run time later than their importer; all others count where their importer does. A journey checks this. */
const LATER: readonly RegExp[] = [
  /(^|[/_])engine[-.]/, // with "Sign in"
  /(^|[/_])ui-[\w-]{8}\.js$/, // with the menus, once signed in
  /(^|[/_])popup-sign-in[-.]/, // likewise, for those who sign in through a window
  /(^|[/_])agency-access-view[-.]/, // for those who are not let in
  /(^|[/_])words-shell-words-sign-in-/, // for those whose sign-in failed, or whose session has ended
  /(^|[/_])words-shell-contract-refusals-/, // with a server's first refusal
  /(^|[/_])display-settings[-.]/, // for those who change how the portal looks
  /(^|[/_])explanation[-.]/, // for those who ask why they cannot see something
  /(^|[/_])kit-page-titles-/, // for those who search
  /(^|[/_])inbox[-.]/, // for those who look at their notifications
  /(^|[/_])send-left-behind[-.]/, // where a closed tab left work that was not saved
  /(^|[/_])(words-)?kit-formats-/, // for those who choose another language
  /(^|[/_])tour-player[-.]/, // for those who take a product tour
  /(^|[/_])session-watch[-.]/, // once signed in
  /(^|[/_])while-signed-in[-.]/, // likewise
  /(^|[/_])arrange-home[-.]/, // for those who arrange their You page
  /(^|[/_])words-miniapps-you-page-parts-arrange-/, // likewise
  /(^|[/_])brand-list[-.]/, // for those who ask for all of their brands there
  /(^|[/_])(tours|deadlines)-widget[-.]/, // for those who have added one there
  /(^|[/_])words-miniapps-you-page-parts-widgets-/, // likewise
  /you-page\/screens\/search\//, // for those who search on a page of its own
  /(^|[/_])search-[\w-]{8}\.js$/, // likewise
  /(^|[/_])words-miniapps-you-page-screens-search-/, // likewise
  /you-page\/screens\/account\//, // for those who look at their profile or settings
  /(^|[/_])(profile|settings)-[\w-]{8}\.js$/, // likewise
  /(^|[/_])words-miniapps-you-page-screens-account-/, // likewise
  /(^|[/_])ask-back-end[-.]/, // where an app has a back end of its own
  /(^|[/_])load-version[-.]/, // where an app's entry names its hash
  /(^|[/_])(check-script|tell-of-earlier-version)[-.]/, // likewise
  /(^|[/_])words-shell-lifecycle-versions-/, // likewise
  /(^|[/_])leak-report[-.]/, // for developers, in development
  /(^|[/_])policy-reports[-.]/, // likewise
  /(^|[/_])state-panel-part[-.]/, // for developers
  /(^|[/_])words-shell-frame-state-panel-/, // likewise
  /(^|[/_])feedback-offer[-.]/, // where feedback is configured
  /(^|[/_])see-as[-.]/, // once an administrator asks for it
  /(^|[/_])words-shell-access-see-as-/, // likewise
  /(^|[/_])support-widget[-.]/, // where support is, for an app that has it
]

/** Files that these entries need, with the dynamic imports made on the way. */
export function filesOf(
  manifest: Manifest,
  entries: readonly string[],
  dynamicToo: boolean,
  language: Language = 'en',
): Set<string> {
  const files = new Set<string>()
  const seen = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key) || isOfAnother(language, chunk.file)) return
    seen.add(key)
    files.add(chunk.file)
    for (const css of chunk.css ?? []) files.add(css)
    for (const next of chunk.imports ?? []) visit(next)
    const atRunTime = dynamicToo ? (chunk.dynamicImports ?? []) : []
    for (const next of atRunTime) if (!LATER.some((later) => later.test(next))) visit(next)
  }
  for (const entry of entries) visit(entry)
  return files
}

/** Words of a language that is not in use. */
const isOfAnother = (language: Language, file: string): boolean =>
  LANGUAGES.some((each) => each !== language && new RegExp(`/words-(\\S+-)?${each}-.{8}\\.js$`).test(file))

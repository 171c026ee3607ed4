import {
  directionOf,
  languageOf,
  onWords,
  setNumberLocale,
  showLanguage,
  shownLanguage,
  type Language,
} from '../contract/words.ts'
import { pageTitle } from '../navigation/page-title.ts'
import { $breadcrumbs } from '../stores/breadcrumbs.ts'
import { $displaySettings } from '../stores/display-settings.ts'
import { oncePerTurn } from '../stores/kit/once-per-turn.ts'
import { $place } from '../stores/place.ts'
import { notify } from '../stores/notices.ts'
import { $tenant } from '../stores/tenant.ts'
import { $workspacesById } from '../stores/workspaces.ts'
import { words } from '../words/words.ts'

export function titleFollowsPlace(): void {
  const show = oncePerTurn(() => {
    const title = pageTitle()
    if (document.title !== title) document.title = title
  })
  for (const store of [$place, $breadcrumbs, $tenant, $workspacesById]) store.listen(show)
  onWords(show)
  show()
}

/** Words and the page's `lang` and `dir` follow the chosen language, together and once its words are there. */
export function languageFollowsSettings(): void {
  $displaySettings.subscribe(({ displayLanguage, numberLocale }) => {
    setNumberLocale(numberLocale)
    void showLanguageOf(displayLanguage)
  })
}

async function showLanguageOf(tag: string): Promise<void> {
  const language = languageOf(tag) ?? 'en'
  try {
    await showLanguage(language)
    if (shownLanguage() !== language) return
    document.documentElement.lang = languageOf(tag) ? tag : 'en'
    document.documentElement.dir = directionOf(document.documentElement.lang)
  } catch (error) {
    console.error(`No words in ${language}`, error)
    if (shownLanguage() !== language) tellMissing(language) // else there are no words to say it in
  }
}

/** The old words stay. A browser remembers what it could not load, so only a new page asks again. */
function tellMissing(language: Language): void {
  const name = new Intl.DisplayNames([shownLanguage()], { type: 'language' }).of(language)!
  notify(
    {
      kind: 'warning',
      text: words('missing.language', { language: name }),
      action: { label: words('reload'), run: () => location.reload() },
    },
    'page',
  )
}

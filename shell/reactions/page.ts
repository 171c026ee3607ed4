import { languageOf, onWords, setNumberLocale, showLanguage, shownLanguage } from '../contract/words.ts'
import { pageTitle } from '../navigation/page-title.ts'
import { $breadcrumbs } from '../stores/breadcrumbs.ts'
import { $displaySettings } from '../stores/display-settings.ts'
import { oncePerTurn } from '../stores/kit/once-per-turn.ts'
import { $place } from '../stores/place.ts'
import { $tenant } from '../stores/tenant.ts'
import { $workspacesById } from '../stores/workspaces.ts'

export function titleFollowsPlace(): void {
  const show = oncePerTurn(() => {
    const title = pageTitle()
    if (document.title !== title) document.title = title
  })
  for (const store of [$place, $breadcrumbs, $tenant, $workspacesById]) store.listen(show)
  onWords(show)
  show()
}

/** Words and the page's `lang` follow the chosen language, together and once its words are there. */
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
    if (shownLanguage() === language) document.documentElement.lang = languageOf(tag) ? tag : 'en'
  } catch (error) {
    console.error(`No words in ${language}`, error)
  }
}

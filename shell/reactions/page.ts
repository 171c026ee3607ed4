import { computed } from 'nanostores'
import { $breadcrumbs } from '../stores/breadcrumbs.ts'
import { $displaySettings } from '../stores/display-settings.ts'
import { $place, type Place } from '../stores/location.ts'
import { $tenant } from '../stores/tenant.ts'
import { entryOf } from '../lifecycle/registration.ts'

const PAGE_TITLES: Partial<Record<Place['page'], string>> = { empty: 'Nothing here', error: 'Something went wrong', problem: 'No connection' }

/** Where we are, in one line: the most special first. */
export const $title = computed([$place, $breadcrumbs, $tenant], ({ app, page }, { details, section, app: name }, { name: tenant }) => {
  const last = details?.at(-1)?.name
  const titles = [last, section, name ?? (app ? entryOf(app)?.title : PAGE_TITLES[page]), tenant === 'Agency OS' ? undefined : tenant, 'Agency OS']
  return [...new Set(titles.filter(Boolean))].join(' · ')
})

export function titleFollowsPlace(): void {
  $title.subscribe((title) => {
    document.title = title
  })
}

export function languageFollowsSettings(): void {
  $displaySettings.subscribe(({ displayLanguage }) => {
    // the interface speaks English; formats follow the settings
    document.documentElement.lang = displayLanguage.startsWith('en') ? displayLanguage : 'en'
  })
}

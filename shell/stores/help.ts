import { map } from 'nanostores'
import type { HelpLinks } from '../contract/help-links.ts'
import { sameValue } from './kit/same-value.ts'

/** What the help menu and contextual help show for the mounted mini-app. */
export const $help = map<{ links: HelpLinks; pageTag: string }>({ links: {}, pageTag: '' })

/** Saying the same again disturbs nobody. */
export function setHelpLinks(links: HelpLinks): void {
  if (!sameValue(links, $help.get().links)) $help.setKey('links', Object.freeze({ ...links }))
}

export const setHelpPageTag = (tag: string): void => $help.setKey('pageTag', tag)

import { map } from 'nanostores'
import type { HelpLinks } from '../contract/mini-app.ts'

/** What the help menu and contextual help show for the mounted mini-app. */
export const $help = map<{ links: HelpLinks; pageTag: string }>({ links: {}, pageTag: '' })

export const setHelpLinks = (links: HelpLinks): void => $help.setKey('links', Object.freeze({ ...links }))
export const setHelpPageTag = (tag: string): void => $help.setKey('pageTag', tag)

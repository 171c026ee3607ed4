import { words } from './words/words.ts'

/** By the id of an entry or of a command, and by the path of what the shell's menus name. */
const SYNONYMS = {
  signOut: 'synonyms.signOut',
  '/user/profile': 'synonyms.profile',
  '/user/settings': 'synonyms.settings',
  display: 'synonyms.display',
  helpPage: 'synonyms.helpPage',
  knowledge: 'synonyms.knowledge',
  community: 'synonyms.community',
  tour: 'synonyms.tour',
  shortcuts: 'synonyms.shortcuts',
  why: 'synonyms.why',
  'contact-support': 'synonyms.support',
  'give-feedback': 'synonyms.feedback',
  print: 'synonyms.print',
} as const

/** What people type for an entry instead of its title, in the language in use. */
export const keywordsOf = (id = ''): string => (isKnown(id) ? words(SYNONYMS[id]) : '')

const isKnown = (id: string): id is keyof typeof SYNONYMS => Object.hasOwn(SYNONYMS, id)

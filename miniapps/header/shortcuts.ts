import { QUESTION_SHORTCUTS } from '../kit/bridge/single-key-shortcuts.ts'
import { MOD_KEY } from './mod-key.ts'

/** Keys of the portal, as the list under `?` shows them. */
export interface Shortcut {
  keys: readonly string[]
  text: string
}

export const SHORTCUTS: readonly { title: string; shortcuts: readonly Shortcut[] }[] = [
  {
    title: 'Everywhere',
    shortcuts: [
      { keys: [MOD_KEY, 'K'], text: 'Search apps, brands, pages and actions' },
      { keys: ['?'], text: 'Show this list' },
      { keys: ['B'], text: 'Change brand' },
      { keys: ['Esc'], text: 'Close what is on top' },
    ],
  },
  {
    title: 'In search',
    shortcuts: [
      { keys: ['Enter'], text: 'Open the entry' },
      { keys: [MOD_KEY, 'Enter'], text: 'Open it in a new tab' },
      { keys: [MOD_KEY, 'D'], text: 'Add to or remove from favourites' },
    ],
  },
  {
    title: 'In menus and lists',
    shortcuts: [
      { keys: ['/'], text: 'Search your brands on the home page' },
      { keys: ['↑', '↓'], text: 'Go to the previous or next entry' },
      { keys: ['Home', 'End'], text: 'Go to the first or last entry' },
      { keys: ['Page Up', 'Page Down'], text: 'Go several brands up or down' },
      { keys: ['A…Z'], text: 'Go to the next menu entry that starts with the letter' },
      { keys: ['Enter'], text: 'Choose the entry' },
    ],
  },
  { title: 'In the questions of an audit', shortcuts: QUESTION_SHORTCUTS },
]

import type { ShortcutGroup } from '../../../../shell/contract/shortcut.ts'
import { modKey } from './mod-key.ts'
import { words } from '../../words/words.ts'

/** Keys of the portal, as the list under `?` shows them. */
export const portalShortcuts = (): readonly ShortcutGroup[] => [
  {
    title: words('keys.everywhere'),
    shortcuts: [
      { keys: [modKey(), 'K'], text: words('keys.search') },
      { keys: ['?'], text: words('keys.list') },
      { keys: ['B'], text: words('brands.change') },
      { keys: ['Esc'], text: words('keys.close') },
    ],
  },
  {
    title: words('keys.inSearch'),
    shortcuts: [
      { keys: [words('key.enter')], text: words('keys.open') },
      { keys: [modKey(), words('key.enter')], text: words('keys.openNewTab') },
      { keys: [modKey(), 'D'], text: words('keys.favourite') },
    ],
  },
  {
    title: words('keys.inLists'),
    shortcuts: [
      { keys: ['/'], text: words('keys.searchBrands') },
      { keys: ['↑', '↓'], text: words('keys.nextEntry') },
      { keys: [words('key.home'), words('key.end')], text: words('keys.firstEntry') },
      { keys: [words('key.pageUp'), words('key.pageDown')], text: words('keys.severalBrands') },
      { keys: ['A…Z'], text: words('keys.letter') },
      { keys: [words('key.enter')], text: words('keys.choose') },
    ],
  },
]

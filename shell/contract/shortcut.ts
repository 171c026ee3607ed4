/** Keys that do something, and what: `{ keys: ['J', '↓'], text: 'Next question' }`. */
export interface Shortcut {
  /** As they are written on the keys, each of which does it. */
  keys: readonly string[]
  text: string
}

/** What stands under one title in the list of keys. */
export interface ShortcutGroup {
  title: string
  shortcuts: readonly Shortcut[]
}

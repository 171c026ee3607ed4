/** Moves focus among a menu's items as a key says; false when the key means nothing to a menu. */
export function moveInMenu(menu: HTMLElement, key: string): boolean {
  const items = [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')]
  const next = target(items, key)
  next?.focus()
  return next !== undefined
}

function target(items: readonly HTMLElement[], key: string): HTMLElement | undefined {
  const now = items.findIndex((item) => item.matches(':focus'))
  switch (key) {
    case 'start':
      return now < 0 ? items[0] : items[now]
    case 'Home':
      return items[0]
    case 'End':
      return items.at(-1)
    case 'ArrowDown':
      return items[(now + 1) % items.length]
    case 'ArrowUp':
      return items.at(now <= 0 ? -1 : now - 1)
    default:
      return key.length === 1 && key !== ' ' ? startingWith(items, key, now) : undefined
  }
}

/** Type-ahead: the next item that starts with the letter, round the end. */
function startingWith(items: readonly HTMLElement[], letter: string, now: number): HTMLElement | undefined {
  const inOrder = [...items.slice(now + 1), ...items.slice(0, now + 1)]
  return inOrder.find((item) => item.textContent.trim().toLowerCase().startsWith(letter.toLowerCase()))
}

/** What a key event of the browser and of React have in common. */
type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'altKey'>

/** Whether the key is this letter, alone or with Ctrl or Command; on a keyboard of another script the one in its place is meant. */
export function isLetterKey({ key, code, shiftKey, altKey }: Pressed, letter: string): boolean {
  if (shiftKey || altKey) return false // another shortcut, most often the browser's own
  return key.toLowerCase() === letter || (OTHER_SCRIPT.test(key) && code === `Key${letter.toUpperCase()}`)
}

const OTHER_SCRIPT = /^(?!\p{Script=Latin})[\p{L}\p{M}]$/u

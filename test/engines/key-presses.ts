/** Keys that WebDriver writes as private characters (W3C WebDriver, keyboard actions). */
const CODES: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  Space: ' ',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
  F2: '\uE032',
}

/** `Control+Shift+End` as the keys that are held and the one that is pressed. */
export function keysOf(combination: string): { held: readonly string[]; key: string } {
  const names = combination.split('+')
  return { held: names.slice(0, -1), key: names.at(-1)! }
}

/** @throws Error for a name of a key that is neither one character nor known here */
export function codeOf(name: string): string {
  const code = CODES[name] ?? (name.length === 1 ? name : undefined)
  if (code === undefined) throw new Error(`The key ${name} has no code in test/engines/key-presses.ts`)
  return code
}

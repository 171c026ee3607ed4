const said = new Set<string>()

/** Tells a page's developer what is wrong, once however often it is drawn. */
export function warnOnce(text: string): void {
  if (said.has(text)) return
  said.add(text)
  console.warn(text)
}

/** A value as a warning names it. */
export function shownValue(value: unknown): string {
  try {
    return JSON.stringify(value)
  } catch {
    return String(value)
  }
}

const said = new Set<string>()

/** Tells a page's developer what is wrong, once however often it is drawn. */
export function warnOnce(text: string): void {
  if (said.has(text)) return
  said.add(text)
  console.warn(text)
}

/** Of a value that is no text, nor what else is taken there. */
export function warnWrong(tag: string, property: string, value: unknown, nor = ''): void {
  let shown = String(value)
  try {
    shown = JSON.stringify(value)
  } catch {}
  warnOnce(`<${tag}> ${property}: ${shown} is no text${nor}.`)
}

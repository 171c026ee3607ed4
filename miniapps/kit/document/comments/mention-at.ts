/** A name that is being typed behind an @: where the @ stands, and what of the name is there. */
export interface Mention {
  start: number
  text: string
}

/** As long as a name with three parts may be; behind a letter an @ belongs to an address. */
const BEFORE_CARET = /(?:^|[^\p{L}\p{N}])@((?:[\p{L}\p{M}\p{N}'’.-]+ ?){0,3})$/u

/** The one that ends at the caret. */
export function mentionAt(text: string, caret: number): Mention | undefined {
  const typed = BEFORE_CARET.exec(text.slice(0, caret))?.[1]
  return typed === undefined ? undefined : { start: caret - typed.length - 1, text: typed }
}

/** The text with a whole name in its place, and where the caret then stands. */
export function withName(text: string, { start, text: typed }: Mention, name: string) {
  const before = `${text.slice(0, start)}@${name} `
  return { text: before + text.slice(start + 1 + typed.length).replace(/^ /, ''), caret: before.length }
}

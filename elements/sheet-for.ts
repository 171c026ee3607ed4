const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>()

/**
 * One sheet for all elements of a document that have this style; a style sheet holds only in the document
 * that made it.
 */
export function sheetFor(css: string, page: Document): CSSStyleSheet {
  const made = sheets.get(page) ?? new Map<string, CSSStyleSheet>()
  sheets.set(page, made)
  const known = made.get(css)
  if (known) return known
  const sheet = new (page.defaultView ?? globalThis).CSSStyleSheet()
  sheet.replaceSync(css)
  made.set(css, sheet)
  return sheet
}

/** Markup that is already safe. */
export class Markup {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Value = string | number | Markup | readonly (string | Markup)[] | false | null | undefined

/** Markup from a template; every value that is not markup itself is escaped. */
export function markup(strings: TemplateStringsArray, ...values: readonly Value[]): Markup {
  return new Markup(strings.reduce((text, part, index) => text + shown(values[index - 1]) + part))
}

function shown(value: Value): string {
  if (value === false || value === null || value === undefined) return ''
  if (value instanceof Markup) return value.text
  if (typeof value === 'object') return value.map(shown).join('')
  return String(value).replace(/[&<>"']/g, (character) => ESCAPES[character]!)
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

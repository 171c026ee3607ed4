export type Directives = Readonly<Record<string, readonly string[]>>

/** A policy that allows nothing but what is named. */
export function contentSecurityPolicy(directives: Directives): string {
  const all: Directives = {
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    ...directives,
  }
  return policyOf(all)
}

/** These directives alone, which say nothing of what they do not name. */
export function policyOf(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, values]) => [name, ...new Set(values)].join(' '))
    .join('; ')
}

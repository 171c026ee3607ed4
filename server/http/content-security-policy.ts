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
  return Object.entries(all)
    .map(([name, values]) => [name, ...new Set(values)].join(' '))
    .join('; ')
}

/** How a permission may be spelt in the records: prefixed first, then bare. */
export function spellings(permission: string, prefix: string): readonly string[] {
  return prefix ? [prefix + permission, permission] : [permission]
}

/** Whether an account holds the prefixed or the bare permission; spec section 5. */
export function holds(held: ReadonlySet<string> | undefined, permission: string, prefix: string): boolean {
  return held !== undefined && (held.has(prefix + permission) || held.has(permission))
}

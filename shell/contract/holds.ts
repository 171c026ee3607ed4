/** Whether an account holds the prefixed or the bare permission; spec section 5. */
export function holds(held: ReadonlySet<string> | undefined, permission: string, prefix: string): boolean {
  return held !== undefined && (held.has(prefix + permission) || held.has(permission))
}

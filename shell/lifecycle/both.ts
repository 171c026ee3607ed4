/** Waits for whatever there is of two things; undefined when there is nothing. */
export function both(
  one: Promise<unknown> | undefined,
  other: Promise<unknown> | undefined,
): Promise<unknown> | undefined {
  return one && other ? Promise.all([one, other]) : (one ?? other)
}

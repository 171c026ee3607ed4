/** A name that nobody has, in any case: itself, else with -02, -03 and so on. */
export function freeName({ name, taken }: { name: string; taken: readonly string[] }): string {
  const known = new Set(taken.map((each) => each.toLowerCase()))
  let free = name
  for (let number = 2; known.has(free.toLowerCase()); number++)
    free = `${name}-${String(number).padStart(2, '0')}`
  return free
}

import type { Expression } from '../audience/expression.ts'
import type { Logic } from '../audience/implies.ts'
import { variablesIn } from '../audience/variables-in.ts'

/**
 * Lines of a table that are parts of another and share nobody, each as places with their whole last: answers and their net, a set and the
 * total. They may fall short of it. A place one beyond the lines is the total. `n`: people of each line, and of all.
 */
export function sumsAmong(lines: readonly Expression[], n: readonly number[], logic: Logic): number[][] {
  const found = new Map<string, number[]>()
  for (const group of groupsOf(lines))
    for (const whole of [...group, lines.length]) {
      const parts = group.filter((part) => part !== whole && isWithin(part, whole, lines, logic))
      for (const sum of coversOf(parts, n, lines, logic)) {
        const line = [...sum.toSorted((one, other) => one - other), whole]
        found.set(line.join(), line)
      }
    }
  return [...found.values()]
}

/** Places of lines that ask the same question: only they can be parts of each other. */
function groupsOf(lines: readonly Expression[]): Iterable<number[]> {
  const groups = new Map<string, number[]>()
  lines.forEach((line, place) => {
    for (const name of variablesIn([line])) groups.set(name, [...(groups.get(name) ?? []), place])
  })
  return groups.values()
}

const isWithin = (part: number, whole: number, lines: readonly Expression[], logic: Logic): boolean =>
  whole === lines.length || logic.implies(lines[part]!, lines[whole]!)

/** Parts that share nobody: small ones first, and with each of the others, a net for instance, large ones first. */
function coversOf(
  parts: readonly number[],
  n: readonly number[],
  lines: readonly Expression[],
  logic: Logic,
): number[][] {
  if (parts.length === 0) return []
  const largest = parts.toSorted((one, other) => n[other]! - n[one]!)
  const small = disjoint(largest.toReversed(), lines, logic)
  const others = parts.filter((part) => !small.includes(part))
  return [small, ...others.map((part) => disjoint([part, ...largest], lines, logic))]
}

/** Those of the parts, in this order, that share nobody with one before. */
function disjoint(parts: readonly number[], lines: readonly Expression[], logic: Logic): number[] {
  const taken: number[] = []
  for (const part of parts)
    if (taken.every((each) => each !== part && logic.excludes(lines[each]!, lines[part]!))) taken.push(part)
  return taken
}

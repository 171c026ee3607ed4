import { STEP } from './field-rule.ts'

const READABLE = 40

/**
 * A step of a path for any text, the same each time: a text that is a step already stands for itself, any other gets a sum of its letters,
 * by which it is told apart, and as much of it as people can read. What it stands for is the field's value.
 */
export function stepOf(text: string): string {
  if (STEP.test(text)) return text
  return `${text.replaceAll(/[^\w-]/g, '_').slice(0, READABLE)}.${checksum(text).toString(36)}`
}

/** FNV-1a. */
function checksum(text: string): number {
  let sum = 0x81_1c_9d_c5
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01_00_01_93)
  return sum >>> 0
}

const DECLARED = /[\w-]+\s*:\s*([^;{}]*)[;}]/g
const HEX = /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b/gi
const NAMES =
  /(?<![\w-])(?:white|black|red|green|blue|gr[ae]y|orange|yellow|purple|silver|navy|teal)(?![\w-])/gi
const FUNCTIONS = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(\s*[\d.]+/gi

/** Literal colours in a text: functions with numbers anywhere, hexadecimal and names where a style declares them. */
export function colorsIn(text: string): string[] {
  const looksLikeStyles = /\{[^{}]*[\w-]+\s*:[^{}]*\}/.test(text)
  const values = looksLikeStyles ? [...text.matchAll(DECLARED)].map(([, value]) => value!) : []
  const whole = /^#\w+$/.test(text.trim()) ? (text.match(HEX) ?? []) : []
  return [
    ...values.flatMap((value) => [...(value.match(HEX) ?? []), ...(value.match(NAMES) ?? [])]),
    ...whole,
    ...(text.match(FUNCTIONS) ?? []),
  ]
}

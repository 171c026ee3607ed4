import type { CodePart } from '../../../miniapps/domain/documentation/block.ts'

const KEYWORDS =
  'as async await break case class const continue default do else export extends false for from function if implements import in instanceof interface let new null of return set static super switch this throw true try type typeof undefined var void while with yield'
const STRING = `"(?:[^"\\\\\\n]|\\\\.)*"|'(?:[^'\\\\\\n]|\\\\.)*'|\`(?:[^\`\\\\]|\\\\.)*\``

/** Kinds of words in each language, beside strings; the first pattern that fits wins. */
const GRAMMARS: Readonly<Record<string, RegExp>> = {
  js: new RegExp(
    `(?<comment>//.*|/\\*[\\s\\S]*?\\*/)|(?<string>${STRING})|(?<keyword>\\b(?:${KEYWORDS.replaceAll(' ', '|')})\\b)|(?<number>\\b\\d[\\d_.]*\\b)`,
    'g',
  ),
  json: /(?<name>"(?:[^"\\]|\\.)*"(?=\s*:))|(?<string>"(?:[^"\\]|\\.)*")|(?<keyword>\b(?:true|false|null)\b)|(?<number>-?\b\d[\d.]*\b)/g,
  html: /(?<comment><!--[\s\S]*?-->)|(?<keyword><\/?[\w-]+|\/?>)|(?<string>"[^"]*"|'[^']*')|(?<name>[\w:-]+(?==))/g,
  sh: /(?<comment>#.*)|(?<string>"[^"]*"|'[^']*')|(?<name>\b[A-Z][A-Z_]+(?==))/g,
  sql: /(?<comment>--.*)|(?<string>'[^']*')|(?<keyword>\b(?:select|from|where|insert|into|update|delete|create|table|and|or|join|on|as|values|set)\b)/gi,
}
const SAME: Readonly<Record<string, string>> = {
  ts: 'js',
  tsx: 'js',
  jsx: 'js',
  javascript: 'js',
  vue: 'html',
  svelte: 'html',
  bash: 'sh',
  '': 'sh',
}

/** Code cut into words with their kinds, while building: a browser only draws them. */
export function codeParts(language: string, code: string): readonly CodePart[] {
  const grammar = GRAMMARS[SAME[language] ?? language]
  if (!grammar) return [['', code]]
  const parts: CodePart[] = []
  let end = 0
  for (const { index, 0: text, groups = {} } of code.matchAll(grammar)) {
    if (index > end) parts.push(['', code.slice(end, index)])
    const kind = Object.keys(groups).find((name) => groups[name] !== undefined) as CodePart[0]
    parts.push([kind, text])
    end = index + text.length
  }
  return end < code.length ? [...parts, ['', code.slice(end)]] : parts
}

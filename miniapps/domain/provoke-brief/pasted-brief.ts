import { fieldProblem } from '../document/apply-changes.ts'
import type { Body } from '../document/change.ts'
import type { Json } from '../document/json.ts'
import { BRIEF } from './brief.ts'
import { QUESTIONS, type Question } from './completeness.ts'

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

/** The visible text of HTML, a line for each paragraph; tags, scripts and styles are left out. */
export const plainText = (html: string): string =>
  html
    .replace(/<!--[^]*?-->|<(script|style|head|template)\b[^]*?<\/\1\s*>/gi, '')
    .replace(/<(?:br|\/p|\/div|\/li|\/h[1-6]|\/tr)\b[^>]*>/gi, '\n')
    .replace(/<\/?[a-z][^>]*>/gi, '')
    .replace(
      /&(#\d+|#x[\da-f]+|\w+);/gi,
      (whole, name: string) => ENTITIES[name] ?? characterOf(name) ?? whole,
    )
    .replace(/[ \t\u00a0]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

function characterOf(name: string): string | undefined {
  if (!name.startsWith('#')) return undefined
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return code <= 0x10_ff_ff ? String.fromCodePoint(code) : undefined
}

/**
 * The fields that pasted text fills. A file of a brief fills what it holds; of any other text, what stands below a question's
 * heading is the client's answer to it, and what comes before the first heading says where the client is now.
 */
export function pastedBrief(pasted: string, headings: Readonly<Record<Question, string>>): Body {
  const file = fieldsOfFile(pasted)
  if (file) return file
  const answers: Partial<Record<Question, string[]>> = {}
  let question: Question = 'now'
  for (const line of plainText(pasted).split('\n')) {
    const next = QUESTIONS.find((each) => folded(line) === folded(headings[each]))
    if (next) question = next
    else (answers[question] ??= []).push(line)
  }
  return Object.fromEntries(
    Object.entries(answers).flatMap(([each, lines]) => {
      const answer = lines.join('\n').trim()
      return answer ? [[`client/${each}`, answer]] : []
    }),
  )
}

/** Numbers, marks and case do not count: `1. WHERE ARE WE NOW` is a heading. */
const folded = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()

/** The fields of a file that this app has made, without those that a brief cannot hold. */
function fieldsOfFile(text: string): Body | undefined {
  try {
    const { type, fields } = JSON.parse(text) as { type?: string; fields?: Record<string, Json> }
    if (type !== BRIEF.type || !fields) return undefined
    return Object.fromEntries(
      Object.entries(fields).filter(
        ([path, value]) => !/^(attached|approvals)\b/.test(path) && !fieldProblem(BRIEF, path, value),
      ),
    )
  } catch {
    return undefined // not JSON: a text
  }
}

import { type Body, textAt, textOf } from '../../../domain/document/change.ts'
import type { Json } from '../../../domain/document/json.ts'
import { dimensionPath } from '../../../domain/scorecards/draft/draft-fields.ts'
import type { Measure } from '../../../domain/scorecards/scorecard.ts'
import type { Format } from '../../../kit/words/format.ts'
import { words as appWords } from '../../words/words.ts'
import { words } from './words/words.ts'

/** What a field of a draft is called; undefined for one that nobody reads of. */
export function fieldWords(path: string): string | undefined {
  if (path === 'questionOrder') return words('field.questionOrder')
  if (path === 'dimensionOrder') return words('field.dimensionOrder')
  if (path === 'title') return words('field.title')
  if (path === 'intro/purpose') return words('field.purpose')
  if (path === 'intro/whoAnswers') return words('field.whoAnswers')
  if (path === 'intro/minutes') return words('field.minutes')
  if (path.startsWith('dimensions/')) return words('field.dimension')
  return questionFieldWords(partOf(path))
}

function questionFieldWords(part: string): string | undefined {
  if (part.startsWith('levels/')) return appWords('answer.level', { level: part.slice('levels/'.length) })
  if (part.startsWith('cuts/')) return words('field.cut', { level: Number(part.slice('cuts/'.length)) + 1 })
  const key = QUESTION_FIELDS[part]
  return key && words(`field.${key}`)
}

const QUESTION_FIELDS: Readonly<
  Record<
    string,
    | 'text'
    | 'help'
    | 'dimension'
    | 'measure'
    | 'unit'
    | 'better'
    | 'lift'
    | 'source'
    | 'sourceDate'
    | 'weight'
    | 'evidenceType'
    | 'ownerRole'
    | 'recommendation'
    | 'impact'
    | 'effort'
  >
> = {
  text: 'text',
  help: 'help',
  dimension: 'dimension',
  'measure/name': 'measure',
  'measure/unit': 'unit',
  'measure/better': 'better',
  lift: 'lift',
  'source/name': 'source',
  'source/on': 'sourceDate',
  weight: 'weight',
  evidenceType: 'evidenceType',
  ownerRole: 'ownerRole',
  'recommendation/text': 'recommendation',
  'recommendation/impact': 'impact',
  'recommendation/effort': 'effort',
}

/** What a field holds, for whoever compares two values; lists of ids say how long they are. */
export function valueWords(path: string, value: Json, body: Body, { number, date }: Format): string {
  if (value === null || value === '') return words('value.empty')
  if (Array.isArray(value)) return words('value.count', { count: value.length })
  if (typeof value === 'number') return number(value)
  const text = textOf(value)
  switch (partOf(path)) {
    case 'dimension':
      return textAt(body, dimensionPath(text)) || text
    case 'measure/unit':
      return words(`unit.${text as Measure['unit']}`)
    case 'measure/better':
      return words(`better.${text as Measure['better']}`)
    case 'source/on':
      return date(text)
    default:
      return text
  }
}

/** A field of a question without the question's id. */
const partOf = (path: string): string => path.replace(/^questions\/[^/]+\//, '')

import type {
  Measure,
  OneToFive,
  Question,
  Scorecard,
} from '../../../../miniapps/domain/scorecards/scorecard.ts'
import { textsIn } from './texts-in.ts'

/** Thresholds that no standard publishes: ours, as the work with brands has shown. */
const PRACTICE = 'Agency OS practice'
/** The day on which practice and standards were last reviewed. */
const REVIEWED = '2026-11-23'

/** An audit without its words, which words/ has in each language. */
interface Outline {
  id: string
  version: number
  minutes: number
  /** By id. */
  questions: Readonly<Record<string, QuestionOutline>>
}

interface QuestionOutline {
  /** Of its measure: percent, if nothing is said. */
  unit?: Measure['unit']
  /** Where they rise, higher is better. */
  cuts: Measure['cuts']
  /** Its place among the audit's dimensions. */
  dimension: number
  /** A published standard beside our practice. */
  source?: string
  weight: OneToFive
  impact: OneToFive
  effort: OneToFive
}

export function inEnglish({ id, version, minutes, questions }: Outline): Scorecard {
  const texts = textsIn(id, 'en')
  const text = (key: string): string => {
    const found = texts[key]
    if (found === undefined) throw new Error(`words/${id}/en.json has no ${key}`)
    return found
  }
  return {
    id,
    version,
    title: text('title'),
    intro: { purpose: text('intro.purpose'), whoAnswers: text('intro.whoAnswers'), minutes },
    dimensions: Object.keys(texts)
      .filter((key) => key.startsWith('dimensions.'))
      .map(text),
    questions: Object.entries(questions).map(([key, question]) =>
      questionOf(key, question, text, texts[`${key}.lift`]),
    ),
  }
}

function questionOf(
  id: string,
  { dimension, source = PRACTICE, unit = 'percent', cuts, weight, impact, effort }: QuestionOutline,
  text: (key: string) => string,
  lift: string | undefined,
): Question {
  const own = (key: string) => text(`${id}.${key}`)
  const level = (points: number) => own(`levels.${points}`)
  return {
    id,
    dimension: text(`dimensions.${dimension}`),
    text: own('text'),
    help: own('help'),
    levels: [level(0), level(1), level(2), level(3), level(4)],
    measure: { name: own('measure'), unit, better: cuts[0] < cuts[3] ? 'higher' : 'lower', cuts },
    ...(lift !== undefined && { lift }),
    source: { name: source, on: REVIEWED },
    weight,
    evidenceType: own('evidenceType'),
    ownerRole: own('ownerRole'),
    recommendation: { text: own('recommendation'), impact, effort },
  }
}

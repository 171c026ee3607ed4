import { type Body, textAt } from '../../document/change.ts'
import type { Json } from '../../document/json.ts'
import type { Measure, OneToFive, Question, Scorecard } from '../scorecard.ts'

/** Where a draft keeps a part of a question. */
export const questionPath = (questionId: string, part: QuestionPart): string =>
  `questions/${questionId}/${part}`

type Step = 0 | 1 | 2 | 3 | 4
export type QuestionPart =
  | 'text'
  | 'help'
  | 'dimension'
  | `levels/${Step}`
  | `measure/${'name' | 'unit' | 'better'}`
  | `cuts/${0 | 1 | 2 | 3}`
  | 'lift'
  | `source/${'name' | 'on'}`
  | 'weight'
  | 'evidenceType'
  | 'ownerRole'
  | `recommendation/${'text' | 'impact' | 'effort'}`

export const LEVEL_STEPS = [0, 1, 2, 3, 4] as const
export const CUT_STEPS = [0, 1, 2, 3] as const

/** The name of a dimension; questions name it by its id, so that it can be renamed. */
export const dimensionPath = (dimensionId: string): string => `dimensions/${dimensionId}`

/** Which questions and dimensions there are, in their order; what is taken out of it keeps its fields until undone. */
export const QUESTION_ORDER = 'questionOrder'
export const DIMENSION_ORDER = 'dimensionOrder'

export const orderIn = (
  body: Body,
  path: typeof QUESTION_ORDER | typeof DIMENSION_ORDER,
): readonly string[] => {
  const order = body[path]
  return Array.isArray(order) ? order.map(String) : []
}

/** A draft that says what a published version says. */
export function draftFields({ title, intro, dimensions, questions }: Scorecard): Body {
  const dimensionId = (name: string) => `d${dimensions.indexOf(name) + 1}`
  return {
    title,
    'intro/purpose': intro.purpose,
    'intro/whoAnswers': intro.whoAnswers,
    'intro/minutes': intro.minutes,
    [DIMENSION_ORDER]: dimensions.map(dimensionId),
    ...Object.fromEntries(dimensions.map((name) => [dimensionPath(dimensionId(name)), name])),
    [QUESTION_ORDER]: questions.map(({ id }) => id),
    ...Object.fromEntries(
      questions.flatMap((question) =>
        Object.entries(partsOf(question, dimensionId(question.dimension))).flatMap(([part, value]) =>
          value === undefined || value === ''
            ? []
            : [[questionPath(question.id, part as QuestionPart), value]],
        ),
      ),
    ),
  }
}

function partsOf(question: Question, dimension: string): Readonly<Record<string, Json | undefined>> {
  const { text, help, levels, measure, lift, source, weight, evidenceType, ownerRole } = question
  const { recommendation } = question
  return {
    text,
    help,
    dimension,
    ...Object.fromEntries(levels.map((level, step) => [`levels/${step}`, level])),
    'measure/name': measure?.name,
    'measure/unit': measure?.unit,
    'measure/better': measure?.better,
    ...Object.fromEntries((measure?.cuts ?? []).map((cut, step) => [`cuts/${step}`, cut])),
    lift,
    'source/name': source?.name,
    'source/on': source?.on,
    weight,
    evidenceType,
    ownerRole,
    'recommendation/text': recommendation?.text,
    'recommendation/impact': recommendation?.impact,
    'recommendation/effort': recommendation?.effort,
  }
}

/** What a draft says so far, as if it were published; what is missing is empty. */
export function scorecardInDraft(body: Body): Scorecard {
  const order = orderIn(body, DIMENSION_ORDER)
  const names = new Map(order.map((id) => [id, textAt(body, dimensionPath(id))]))
  const questions = orderIn(body, QUESTION_ORDER).map((id) => questionInDraft(body, id, names))
  const asked = new Set(questions.map(({ dimension }) => dimension))
  return {
    id: textAt(body, 'scorecard'),
    version: Number(body['base'] ?? 0),
    title: textAt(body, 'title'),
    intro: {
      purpose: textAt(body, 'intro/purpose'),
      whoAnswers: textAt(body, 'intro/whoAnswers'),
      minutes: Number(body['intro/minutes'] ?? 0),
    },
    dimensions: [...names.values()].filter((name) => asked.has(name)),
    questions: order.flatMap((id) => questions.filter(({ dimension }) => dimension === names.get(id))),
  }
}

function questionInDraft(body: Body, id: string, names: ReadonlyMap<string, string>): Question {
  const text = (part: QuestionPart) => textAt(body, questionPath(id, part))
  const figure = (part: QuestionPart) => Number(body[questionPath(id, part)] ?? Number.NaN)
  const lift = text('lift')
  return {
    id,
    dimension: names.get(text('dimension')) ?? '',
    text: text('text'),
    help: text('help'),
    levels: LEVEL_STEPS.map((step) => text(`levels/${step}`)) as unknown as Question['levels'],
    measure: {
      name: text('measure/name'),
      unit: (text('measure/unit') || 'percent') as Measure['unit'],
      better: (text('measure/better') || 'higher') as Measure['better'],
      cuts: CUT_STEPS.map((step) => figure(`cuts/${step}`)) as unknown as Measure['cuts'],
    },
    ...(lift && { lift }),
    source: { name: text('source/name'), on: text('source/on') },
    weight: figure('weight'),
    evidenceType: text('evidenceType'),
    ownerRole: text('ownerRole'),
    recommendation: {
      text: text('recommendation/text'),
      impact: figure('recommendation/impact') as OneToFive,
      effort: figure('recommendation/effort') as OneToFive,
    },
  }
}

import type { Json } from '../../../domain/document/json.ts'
import { EVIDENCE_MAX_CHARACTERS, REASON_MAX_CHARACTERS } from '../../../domain/scorecards/limits.ts'
import { runAnswer } from '../../../domain/scorecards/run-answers.ts'
import type { Confidence } from '../../../domain/scorecards/priority.ts'
import type { RunFacts } from '../../../domain/scorecards/scorecard-run.ts'
import type { OpenDocument } from '../../../kit/document/open-document.ts'
import type {
  ImportPlan,
  RecordValues,
  WizardField,
} from '../../../kit/exchange/import-wizard/import-plan.ts'
import type { CellProblem } from '../../../kit/exchange/import/import-field.ts'
import type { ImportRecord } from '../../../kit/exchange/import/read-records.ts'
import type { Format } from '../../../kit/words/format.ts'
import {
  type ImportedAudit,
  isFinished,
  type Known,
  type KnownQuestions,
  startProblem,
  type StartRuns,
  toBegin,
} from './imported-audit.ts'
import {
  ANSWER_COLUMNS,
  answerCells,
  answerFields,
  type ColumnKey,
  CONFIDENCES,
  LEVELS,
  NOT_APPLICABLE,
  questionnaireId,
  UNKNOWN,
} from './questionnaire-answer.ts'
import { linkProblem, problemWords, tooLong } from './questionnaire-problems.ts'
import { type inAllLanguages, words } from './words/words.ts'
import { words as appWords } from '../../words/words.ts'

type Values = RecordValues<ColumnKey>
type InAllLanguages = Awaited<ReturnType<typeof inAllLanguages>>

/** How the questionnaire is read back: into open audits and those not begun, by the id of each question, in any of the languages. */
export function questionnairePlan(
  audits: readonly ImportedAudit[],
  existing: ImportPlan<ColumnKey>['existing'],
  said: InAllLanguages,
  startRuns: StartRuns,
  list: Format['list'],
): ImportPlan<ColumnKey> {
  const known = new Map(
    audits.flatMap((audit) =>
      audit.scorecard.questions.map((question): [string, Known] => [
        questionnaireId(audit.scorecard.id, question.id),
        { audit, question },
      ]),
    ),
  )
  return {
    fields: fieldsOf(said),
    sheets: 'all',
    emptyCells: 'keep',
    existing,
    idOf: ({ id }) => String(id),
    nameOf: ({ id }) => {
      const found = known.get(String(id))
      return found ? `${found.audit.scorecard.title}: ${found.question.text}` : String(id)
    },
    check: (values) => problemOf(values, known.get(String(values.id)), existing),
    notes: (records, accepted) => [
      ...versionNotes(records, known),
      ...beginNotes(toBegin(accepted, known), list),
    ],
    verb: (accepted) => {
      const audits = toBegin(accepted, known).length
      return audits === 0 ? undefined : words('import.startAndImport', { audits, rows: accepted.length })
    },
    failureWords: (error) => startProblem(error, list),
    valueWords: (field, value) => {
      if (field === 'answer') return answerWords(String(value))
      return field === 'confidence' ? words(`confidence.${value as Confidence}`) : undefined
    },
    problemWords,
    apply: (records) => apply(records, known, startRuns),
  }
}

/** What audits hold now, by the id in the questionnaire. */
export const existingAnswers = (audits: readonly ImportedAudit[]): ImportPlan<ColumnKey>['existing'] =>
  new Map(
    audits.flatMap(({ scorecard, run, open }) => {
      const body = open?.body
      return scorecard.questions.map(({ id }): [string, Values] => {
        const stored = run?.answers.find(({ questionId }) => questionId === id)
        return [
          questionnaireId(scorecard.id, id),
          answerCells(body ? runAnswer(body, id) : (stored ?? runAnswer({}, id))),
        ]
      })
    }),
  )

function fieldsOf(said: InAllLanguages): readonly WizardField<ColumnKey>[] {
  const text = { kind: 'text' as const }
  const column = (key: ColumnKey) => ({ key, label: words(`col.${key}`), titles: said(`col.${key}`) })
  return [
    { ...column('id'), ...text, required: true, names: true },
    {
      ...column('answer'),
      kind: 'choice',
      required: false,
      choices: [
        ...LEVELS.map((level) => ({ value: String(level), titles: said(`level.${level}`) })),
        { value: UNKNOWN, titles: said('answer.unknown') },
        { value: NOT_APPLICABLE, titles: said('answer.notApplicable') },
      ],
    },
    { ...column('reason'), ...text, check: (value) => tooLong(value, REASON_MAX_CHARACTERS) },
    { ...column('evidence'), ...text, check: (value) => tooLong(value, EVIDENCE_MAX_CHARACTERS) },
    { ...column('links'), ...text, check: linkProblem },
    {
      ...column('confidence'),
      kind: 'choice',
      choices: CONFIDENCES.map((value) => ({ value, titles: said(`confidence.${value}`) })),
    },
    { ...column('version'), kind: 'whole-number', names: true },
  ]
}

/** Workbooks hold all audits: a row of one that is finished is an error only where it would change something. */
function problemOf(
  values: Values,
  known: Known | undefined,
  existing: ImportPlan<ColumnKey>['existing'],
): (CellProblem & { field: ColumnKey }) | undefined {
  if (!known) return { field: 'id', code: 'unknown-question' }
  const before = existing.get(String(values.id))!
  const isOther = ANSWER_COLUMNS.some((key) => (values[key] ?? before[key] ?? null) !== (before[key] ?? null))
  if (isOther && isFinished(known.audit)) return { field: 'answer', code: 'not-open' }
  const isReasonless =
    values.answer === NOT_APPLICABLE && !String(values.reason ?? before.reason ?? '').trim()
  return isReasonless ? { field: 'reason', code: 'reason-missing' } : undefined
}

function beginNotes(audits: readonly ImportedAudit[], list: Format['list']): readonly string[] {
  const titles = audits.map(({ scorecard }) => scorecard.title)
  return titles.length === 0 ? [] : [words('import.starts', { audits: list(titles) })]
}

function versionNotes(records: readonly ImportRecord<ColumnKey>[], known: KnownQuestions): string[] {
  const notes = records.flatMap(({ values: { id, version } }) => {
    const audit = known.get(String(id))?.audit
    if (!audit || typeof version !== 'number' || version === audit.scorecard.version) return []
    const { title, version: run } = audit.scorecard
    return [words('import.otherVersion', { title, file: version, run })]
  })
  return [...new Set(notes)]
}

function answerWords(answer: string): string {
  if (answer === NOT_APPLICABLE) return words('answer.notApplicable')
  return answer === UNKNOWN ? words('answer.unknown') : appWords('answer.level', { level: answer })
}

/** All answers of an audit are one step of its run: stored whole, and taken back by one undo. */
async function apply(
  records: readonly ImportRecord<ColumnKey>[],
  known: KnownQuestions,
  startRuns: StartRuns,
): Promise<void> {
  const begun = toBegin(records, known)
  const started = begun.length > 0 ? await startRuns(begun) : []
  const steps = new Map<OpenDocument<RunFacts>, Record<string, Json>>()
  for (const { values } of records) {
    const { audit, question } = known.get(String(values.id))!
    const run = audit.open ?? started[begun.indexOf(audit)]!
    const fields = answerFields(runAnswer(run.body, question.id), values, () => crypto.randomUUID())
    steps.set(run, { ...steps.get(run), ...fields })
  }
  for (const [run, fields] of steps) run.set(fields)
}

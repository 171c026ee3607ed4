import { map } from 'nanostores'
import { TEXT_PAUSE_MS } from '../../../domain/document/limits.ts'
import {
  type AnswerPart,
  answerPath,
  questionAt,
  type RunAnswer,
} from '../../../domain/scorecards/run-answers.ts'
import type { Question } from '../../../domain/scorecards/scorecard.ts'
import type { RunFacts } from '../../../domain/scorecards/scorecard-run.ts'
import type { DocumentClient } from '../../../kit/document/document-client.ts'
import type { OpenDocument } from '../../../kit/document/open-document.ts'
import { changedValue, type AnswerValue } from './answer-value.ts'
import { answerPaths, type Entry, entryOf, isUnsaved } from './entry.ts'

export type Proposed = Pick<RunAnswer, 'level' | 'notApplicable' | 'reason' | 'evidence'>

/** The answers of an open run, question by question; the document saves them. */
export class RunAnswers {
  /** By question id. */
  readonly $entries = map<Record<string, Entry>>({})
  readonly client: DocumentClient
  readonly run: OpenDocument<RunFacts>
  /** Found unsaved when the run was opened on this page. */
  readonly #restored: readonly string[]

  constructor(client: DocumentClient, run: OpenDocument<RunFacts>, questions: readonly Question[]) {
    this.client = client
    this.run = run
    this.ask(questions)
    this.#restored = Object.keys(this.$entries.get()).filter((id) => this.#isUnsaved(id))
    run.$fields.listen((_fields, _before, path) => {
      const id = questionAt(path ?? '')
      if (id !== undefined) this.#update(id)
    })
  }

  /** Those of another version, once the run was moved to it. */
  ask(questions: readonly Question[]): void {
    for (const { id } of questions) this.#update(id)
  }

  /** What is chosen and its reason are stored together or not at all, evidence and confidence each for itself. */
  change(questionId: string, part: Partial<AnswerValue>, when: 'now' | 'after-pause'): void {
    const value = changedValue(this.#entry(questionId).value, part)
    const path = (name: AnswerPart) => answerPath(questionId, name)
    const apart = (['evidence', 'confidence'] as const).find((name) => part[name] !== undefined)
    const values = apart
      ? { [path(apart)]: value[apart] || null }
      : {
          [path('level')]: value.level,
          [path('unknown')]: value.unknown || null,
          [path('notApplicable')]: value.notApplicable || null,
          [path('reason')]: value.reason || null,
        }
    this.run.set(values, { pauseMs: when === 'now' ? 0 : TEXT_PAUSE_MS })
  }

  /** Takes over what an earlier run said; evidence that stands here already stays. */
  confirm(questionId: string, { level, notApplicable, reason, evidence }: Proposed): void {
    this.change(questionId, { level, unknown: false, notApplicable, reason }, 'now')
    if (evidence && !this.#entry(questionId).value.evidence) this.change(questionId, { evidence }, 'now')
  }

  /** Ends a conflict. */
  choose(questionId: string, whose: 'mine' | 'theirs'): void {
    for (const path of answerPaths(this.run, questionId)) {
      if (this.run.field(path).state === 'conflict') this.run.resolve(path, whose)
    }
  }

  /** Sends what waits now. */
  readonly send = (): void => void this.client.sender.send()

  readonly retry = (): void => this.run.retry()

  /** Resolves when all that can be sent has been; whether all is stored. */
  flush(): Promise<boolean> {
    return this.run.flush()
  }

  /** How many answers an earlier visit left unsaved, and still are. */
  get restored(): number {
    return this.#restored.filter((id) => this.#isUnsaved(id)).length
  }

  #update(id: string): void {
    const entry = entryOf(this.run, id)
    const before = this.$entries.get()[id]
    const message = before?.message
    const isTriedAgain =
      before?.state !== 'invalid' && (entry.state === 'waiting' || entry.state === 'saving')
    this.$entries.setKey(id, isTriedAgain && message !== undefined ? { ...entry, message } : entry)
  }

  #entry(id: string): Entry {
    return this.$entries.get()[id]!
  }

  #isUnsaved(id: string): boolean {
    return isUnsaved(this.#entry(id))
  }
}

const known = new WeakMap<OpenDocument<RunFacts>, RunAnswers>()

/** The answers of a run that was opened on this page: the same as long as the page is there. */
export function answersOf(
  client: DocumentClient,
  run: OpenDocument<RunFacts>,
  questions: readonly Question[],
): RunAnswers {
  const answers = known.get(run) ?? new RunAnswers(client, run, questions)
  known.set(run, answers)
  return answers
}

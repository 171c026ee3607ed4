import type { MiniAppPortal } from '../../shell/contract/mini-app.ts'
import type { AnswerValue } from './answer-value.ts'

/** An answer that the server has not confirmed. */
export interface AnswerDraft {
  value: AnswerValue
  /** `at` of the stored answer it replaces. */
  ifAt: string | null
  /** Sent without learning the outcome; the server may hold any of them. */
  maybeStored: readonly AnswerValue[]
}

export interface AnswerDrafts {
  read(questionId: string): AnswerDraft | null
  write(questionId: string, draft: AnswerDraft): void
  clear(questionId: string): void
}

/** Drafts of one run, kept by the shell. */
export function answerDrafts(draft: MiniAppPortal['draft'], runId: string): AnswerDrafts {
  const key = (questionId: string) => `${runId}/${questionId}`
  return {
    read: (questionId) => parse(draft.read(key(questionId))),
    write: (questionId, content) => draft.write(key(questionId), JSON.stringify(content)),
    clear: (questionId) => draft.clear(key(questionId)),
  }
}

/** Null for what is not a draft of ours, such as one of an older release. */
function parse(text: string | null): AnswerDraft | null {
  if (!text) return null
  try {
    const { value, ifAt = null, maybeStored = [] } = JSON.parse(text) as Partial<AnswerDraft>
    return isAnswerValue(value) ? { value, ifAt, maybeStored: maybeStored.filter(isAnswerValue) } : null
  } catch {
    return null
  }
}

function isAnswerValue(value: unknown): value is AnswerValue {
  const { level, notApplicable, reason, evidence } = (value ?? {}) as Record<string, unknown>
  return (
    (level === null || [0, 1, 2, 3, 4].includes(level as number)) &&
    typeof notApplicable === 'boolean' &&
    typeof reason === 'string' &&
    typeof evidence === 'string'
  )
}

import type { MiniAppPortal } from '../../shell/contract/mini-app.ts'

const KEY = 'unsaved-audits'

/** A run with answers that the server has not confirmed. */
export interface UnsavedRun {
  scorecardId: string
  /** Unknown where an older release wrote it. */
  runId: string | undefined
  questionIds: readonly string[]
}

/** The runs with unsaved answers, kept by the shell: drafts themselves cannot be listed. */
export interface LeftUnsaved {
  read(): readonly UnsavedRun[]
  write(runs: readonly UnsavedRun[]): void
}

export function leftUnsaved(draft: MiniAppPortal['draft']): LeftUnsaved {
  let known = draft.read(KEY) ?? ''
  return {
    read: () => known.split(' ').filter(Boolean).flatMap(runsIn),
    write(runs) {
      const text = runs.map(textOf).join(' ')
      if (text === known) return
      known = text
      if (text) draft.write(KEY, text)
      else draft.clear(KEY)
    },
  }
}

/** None in what is not of ours: Scorecards opens all the same. */
function runsIn(text: string): UnsavedRun[] {
  try {
    const [scorecardId, runId, ...questionIds] = text.split('/').map(decodeURIComponent)
    return [{ scorecardId: scorecardId!, runId, questionIds }]
  } catch {
    return []
  }
}

function textOf({ scorecardId, runId, questionIds }: UnsavedRun): string {
  const ids = runId === undefined ? [scorecardId] : [scorecardId, runId, ...questionIds]
  return ids.map(encodeURIComponent).join('/')
}

import type { MiniAppHost } from '../../shell/contract/mini-app.ts'

const KEY = 'unsaved-audits'

/** The audits with unsaved answers and the run of each, kept by the shell: drafts themselves cannot be listed. */
export interface LeftUnsaved {
  /** Run by scorecard; unknown where an older release wrote it. */
  read(): ReadonlyMap<string, string | undefined>
  write(runs: ReadonlyMap<string, string | undefined>): void
}

export function leftUnsaved(draft: MiniAppHost['draft']): LeftUnsaved {
  let known = draft.read(KEY) ?? ''
  return {
    read: () => new Map(known.split(' ').filter(Boolean).map((pair) => {
      const [scorecardId, runId] = pair.split('/').map(decodeURIComponent)
      return [scorecardId!, runId]
    })),
    write(runs) {
      const text = Array.from(runs, (pair) => pair.filter((id) => id !== undefined).map(encodeURIComponent).join('/')).join(' ')
      if (text === known) return
      known = text
      if (text) draft.write(KEY, text)
      else draft.clear(KEY)
    },
  }
}

import type { MiniAppHost } from '../../shell/contract/mini-app.ts'

const KEY = 'unsaved-audits'

/** Ids of the audits with unsaved answers, kept by the shell: drafts themselves cannot be listed. */
export interface LeftUnsaved {
  read(): readonly string[]
  write(scorecardIds: readonly string[]): void
}

export function leftUnsaved(draft: MiniAppHost['draft']): LeftUnsaved {
  let known = draft.read(KEY) ?? ''
  return {
    read: () => known.split(' ').filter(Boolean).map(decodeURIComponent),
    write(scorecardIds) {
      const text = scorecardIds.map(encodeURIComponent).join(' ')
      if (text === known) return
      known = text
      if (text) draft.write(KEY, text)
      else draft.clear(KEY)
    },
  }
}

import { map, type MapStore } from 'nanostores'
import type { Run } from '../domain/scorecards/scorecard.ts'
import type { AnswerDrafts } from './answer-drafts.ts'
import { AnswerSaver } from './answer-saver.ts'
import type { AnswerValue } from './answer-value.ts'
import type { ScorecardsApi } from './api.ts'
import type { Entry } from './entry.ts'
import { isUnsaved, retriesItself } from './save-state.ts'

/** What autosave needs of the world. */
export interface AutosavePorts {
  run: Run
  questionIds: readonly string[]
  save: ScorecardsApi['save']
  /** The run as the server holds it now. */
  latestRun(): Promise<Run | null>
  drafts: AnswerDrafts
}

/** Saves a run's answers while they are entered. */
export interface Autosave {
  /** By question id. */
  $entries: MapStore<Record<string, Entry>>
  change(questionId: string, part: Partial<AnswerValue>, when: 'now' | 'after-pause'): void
  retry(questionId?: string): void
  keepMine(questionId: string): void
  takeTheirs(questionId: string): void
  /** Shows what others stored since, where nothing of the person's own is on top; answers the questions that changed. */
  takeLatest(run: Run): readonly string[]
  /** Resolves when nothing is waiting or on its way. */
  flush(): Promise<void>
  /** Sends restored answers and listens for the connection; returns the way to stop. */
  start(): () => void
}

export function createAutosave(ports: AutosavePorts): Autosave {
  const savers = new Map<string, AnswerSaver>()
  const $entries = map<Record<string, Entry>>({})
  const retry = (questionId?: string) => {
    for (const [id, saver] of savers) if (questionId === undefined || id === questionId) saver.retry()
  }
  const changed = (questionId: string, entry: Entry) => {
    const recovered = entry.state.kind === 'saved' && $entries.get()[questionId]?.state.kind !== 'saved'
    $entries.setKey(questionId, entry)
    if (recovered) retryWaiting(savers)
  }
  for (const id of ports.questionIds) {
    const saver = createSaver(id, ports, (entry) => changed(id, entry))
    savers.set(id, saver)
    $entries.setKey(id, saver.entry)
  }
  const flush = async () => void (await Promise.all([...savers.values()].map((saver) => saver.flush())))
  return {
    $entries,
    retry,
    flush,
    change: (id, part, when) => savers.get(id)?.change(part, when),
    keepMine: (id) => savers.get(id)?.keepMine(),
    takeTheirs: (id) => savers.get(id)?.takeTheirs(),
    takeLatest: ({ answers }) =>
      answers
        .filter((answer) => savers.get(answer.questionId)?.takeLatest(answer))
        .map(({ questionId }) => questionId),
    start: () => startSavers([...savers.values()], retry, flush),
  }
}

export function hasUnsaved(entries: Readonly<Record<string, Entry>>): boolean {
  return Object.values(entries).some(({ state }) => isUnsaved(state))
}

function createSaver(questionId: string, ports: AutosavePorts, changed: (entry: Entry) => void): AnswerSaver {
  const { run, drafts } = ports
  const answerOf = ({ answers }: Run) => answers.find((answer) => answer.questionId === questionId) ?? null
  return new AnswerSaver(answerOf(run), {
    changed,
    save: (input) => ports.save(run.id, questionId, input),
    async latest() {
      const latest = await ports.latestRun()
      const same = latest?.id === run.id
      return { answer: same ? answerOf(latest) : null, open: same && latest.status === 'open' }
    },
    draft: {
      read: () => drafts.read(questionId),
      write: (draft) => drafts.write(questionId, draft),
      clear: () => drafts.clear(questionId),
    },
  })
}

/** One saved answer means that the others may be saved too. */
function retryWaiting(savers: ReadonlyMap<string, AnswerSaver>): void {
  for (const saver of savers.values()) {
    const { state, failure } = saver.entry
    if (
      state.kind === 'failed' &&
      failure &&
      (retriesItself(failure.cause) || failure.cause === 'signed-out')
    )
      saver.retry()
  }
}

function startSavers(
  savers: readonly AnswerSaver[],
  retry: () => void,
  flush: () => Promise<void>,
): () => void {
  const online = () => retry()
  const hidden = () => {
    if (document.visibilityState === 'hidden') void flush()
  }
  window.addEventListener('online', online)
  document.addEventListener('visibilitychange', hidden)
  for (const saver of savers) saver.start()
  return () => {
    window.removeEventListener('online', online)
    document.removeEventListener('visibilitychange', hidden)
    for (const saver of savers) saver.stop()
  }
}

import type { Notice } from '../contract/mini-app.ts'
import { warnAbout } from '../contract/warn-about.ts'

type Action = NonNullable<Notice['action']>

const KINDS: ReadonlySet<unknown> = new Set<Notice['kind']>(['info', 'success', 'warning', 'error'])

/** What a mini-app gave, where it can be shown: all notices are drawn together, and what one gets wrong must not silence them. */
export function usableNotice(app: string, given: unknown): Notice | undefined {
  const notice = read(given)
  if (!notice)
    warnAbout(
      app,
      `Mini-app ${app} gave a notice that cannot be shown: it needs one of the four kinds, a text, and for each action a label and a function to run`,
    )
  return notice
}

/** A copy, so that what was checked is what is used; undefined for what is no notice. */
function read(value: unknown): Notice | undefined {
  try {
    const { kind, text, action, otherAction } = value as Record<keyof Notice, unknown>
    if (!KINDS.has(kind) || !isText(text)) return undefined
    return {
      kind: kind as Notice['kind'],
      text,
      ...readAction('action', action),
      ...readAction('otherAction', otherAction),
    }
  } catch {
    return undefined // null, a hostile getter, or an action that is none
  }
}

/** @throws TypeError for what is neither an action nor nothing */
function readAction(name: 'action' | 'otherAction', value: unknown): Partial<Record<typeof name, Action>> {
  if (value === undefined || value === null) return {}
  const { label, run } = value as Record<keyof Action, unknown>
  if (!isText(label) || typeof run !== 'function') throw new TypeError(`${name} is no action`)
  return { [name]: { label, run: run as Action['run'] } }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

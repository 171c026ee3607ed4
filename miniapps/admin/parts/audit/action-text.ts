import { words } from './words/words.ts'
import KEYS from './words/en.json?keys'

/** `role.changed` in words; one that nobody has words for stands as it is written. */
export function actionText(action: string): string {
  const text = words(`action.${action}`)
  return text === `action.${action}` ? action : text
}

/** All that the audit log notes and that has words; actions are what it can be filtered by. */
export const ACTIONS = KEYS.filter((key) => key.startsWith('action.')).map((key) =>
  key.slice('action.'.length),
)

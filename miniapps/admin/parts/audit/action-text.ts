import { words } from './words/words.ts'

/** `role.changed` in words; one that nobody has words for stands as it is written. */
export function actionText(action: string): string {
  const text = words(`action.${action}`)
  return text === `action.${action}` ? action : text
}

import type en from './words/en.json'
import { words } from './words/words.ts'

type Known = keyof typeof en extends infer Key ? (Key extends `action.${infer Name}` ? Name : never) : never

/** `role.changed` in words; one that nobody has words for stands as it is written. */
export function actionText(action: string): string {
  const text = words(`action.${action as Known}`)
  return text === `action.${action}` ? action : text
}

import type en from './words/en.json'
import { words } from './words/words.ts'

type Known = keyof typeof en extends infer Key ? (Key extends `about.${infer Name}` ? Name : never) : never

/** What an app is for; '' of one that nobody has described. */
export function aboutApp(key: string): string {
  const text = words(`about.${key as Known}`)
  return text === `about.${key}` ? '' : text
}

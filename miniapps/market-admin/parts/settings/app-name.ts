import { SWITCHES } from '../../../domain/markets/switches.ts'
import type en from './words/en.json'
import { words } from './words/words.ts'

type Known = keyof typeof en extends infer Key ? (Key extends `app.${infer Name}` ? Name : never) : never

const FELT_IN: ReadonlySet<string> = new Set(SWITCHES.flatMap(({ apps }) => apps))

/** What an app is called that feels a setting at once. */
export const appName = (app: string): string => (FELT_IN.has(app) ? words(`app.${app as Known}`) : app)

import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { ErrorGroup, KnownError } from '../../../miniapps/domain/documentation/known-error.ts'
import type { Language } from '../../../shell/contract/words.ts'
import { portalFiles } from '../portal-words.ts'
import { authorErrors } from './author-messages.ts'
import { plainMessage } from './plain-message.ts'

const root = join(import.meta.dirname, '../../..')
const run = promisify(execFile)

type Messages = Readonly<Record<string, string>>

/** Rooms whose messages tell of a failure: which of them, and what the code of one begins with. */
const ROOMS: readonly (readonly [group: ErrorGroup, folder: string, keys: RegExp, prefix: string])[] = [
  [
    'sign-in',
    'shell/words/sign-in/words',
    /^(?!askForAccess|workIsSafe|signInToTryAgain|still|kept|signedOut)/,
    'sign-in.',
  ],
  ['app', 'shell/words', /^(slow\.title|broken\.|problem\.|missing\.)/, 'app.'],
  ['app', 'shell/words/signed-in/words', /^(empty|error)\.text$/, 'app.'],
  ['access', 'shell/words/signed-in/words', /^(denied\.(?!.*seenAs)|refused\.)/, ''],
]

/** All that the portal may say when it cannot do as asked, in one language. */
export async function knownErrors(language: Language): Promise<readonly KnownError[]> {
  const translated = refusalTexts(language)
  const refusals = (await printedRefusals()).map((error) => ({
    ...error,
    text: plainMessage(translated[`refusal.${error.code}`] ?? error.text),
  }))
  return [...refusals, ...ROOMS.flatMap((room) => errorsOfRoom(room, language)), ...authorErrors()]
}

let printed: Promise<readonly KnownError[]> | undefined

/** The refusals are known to the server alone, whose modules do not belong into the build's process. */
const printedRefusals = (): Promise<readonly KnownError[]> =>
  (printed ??= run(process.execPath, ['--import', 'tsx', 'server/reference/print-refusals.ts'], {
    cwd: root,
    maxBuffer: 16_000_000,
  }).then(({ stdout }) => JSON.parse(stdout) as KnownError[]))

const refusalTexts = (language: Language): Messages =>
  Object.assign(
    {},
    ...[
      ...portalFiles(root, `${language}.json`),
      join(root, `shell/contract/refusals/words/${language}.json`),
    ].map(messagesIn),
  ) as Messages

function errorsOfRoom(
  [group, folder, keys, prefix]: (typeof ROOMS)[number],
  language: Language,
): KnownError[] {
  const english = messagesIn(join(root, folder, 'en.json'))
  const texts: Messages = { ...english, ...messagesIn(join(root, folder, `${language}.json`)) }
  return Object.keys(english)
    .filter((key) => keys.test(key))
    .map((key) => ({ code: prefix + key, group, text: plainMessage(texts[key]!) }))
}

const messagesIn = (file: string): Messages =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Messages) : {}

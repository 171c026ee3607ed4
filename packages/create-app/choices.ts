import { basename, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { keyProblem } from './key-problem.ts'

/** The app that is to be made. */
export interface Choices {
  folder: string
  key: string
  title: string
  template: string
  /** Address of the portal that `npm run dev` shows the app in. */
  portal?: string
}

interface Offered {
  templates: readonly string[]
  /** Taken where none is said. */
  portal?: string
  ask?: Ask
}

/** Ends a string or begins markup in one of the languages of templates. */
const NOT_IN_SOURCES = /['"`<>{}\\]/

/** Asks one question; without a terminal there is nobody to ask. */
export type Ask = (question: string, suggested: string) => Promise<string>

const OPTIONS = {
  key: { type: 'string' },
  title: { type: 'string' },
  template: { type: 'string', short: 't' },
  portal: { type: 'string' },
} as const

/**
 * Reads the arguments and asks for those that are missing.
 * @throws Error with a sentence for the person at the terminal
 */
export async function choicesOf(
  args: readonly string[],
  { templates, portal: usual, ask }: Offered,
): Promise<Choices> {
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS })
  const folder = positionals[0] ?? (await asked('Folder', 'my-app', ask))
  const key = values.key ?? (await asked('Key', keyFrom(folder), ask))
  const problem = keyProblem(key)
  if (problem) throw new Error(problem)
  const title = values.title ?? (await asked('Title', titleFrom(key), ask))
  if (NOT_IN_SOURCES.test(title))
    throw new Error(`The title ${title} is written into sources: leave out quotes, brackets and backslashes.`)
  const offered = templates.join(', ')
  const template = values.template ?? (ask && (await ask(`Template (${offered})`, templates[0]!)))
  if (template === undefined) throw new Error(`Say a template: --template ${templates.join(' | ')}`)
  if (!templates.includes(template))
    throw new Error(`There is no template "${template}". There are: ${offered}.`)
  const said = values.portal ?? usual ?? (await ask?.('Address of the portal', 'http://localhost:8080'))
  const portal = said === undefined ? undefined : originOf(said)
  return { folder: resolve(folder), key, title, template, ...(portal && { portal }) }
}

/** Without a terminal the suggestion is taken. */
const asked = (question: string, suggested: string, ask?: Ask): Promise<string> | string =>
  ask ? ask(question, suggested) : suggested

function originOf(address: string): string {
  if (!/^https?:\/\//.test(address) || !URL.canParse(address))
    throw new Error(`--portal "${address}" must be an http(s) address, such as https://portal.example.`)
  return new URL(address).origin
}

/** `Media Desk` or `apps/media_desk` becomes `media-desk`. */
const keyFrom = (folder: string): string =>
  basename(resolve(folder))
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^[-\d]+|-+$/g, '')

const titleFrom = (key: string): string => key.charAt(0).toUpperCase() + key.slice(1).replaceAll('-', ' ')

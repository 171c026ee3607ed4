import { RELEASE } from './release.ts'
import { currentRequest } from './request-record.ts'

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

export interface LogSettings {
  /** One JSON object a line for whoever collects them; text for people. */
  format: 'json' | 'text'
  /** What weighs less is left out. */
  level: LogLevel
}

type Fields = Readonly<Record<string, string | number | boolean | undefined>>

let chosen: LogSettings = { format: 'text', level: 'warn' }

/** What this process writes from now on; in JSON also what libraries tell the console, lest a line is no object. */
export function logAs(settings: LogSettings): void {
  if (settings.format === 'json' && chosen.format !== 'json')
    for (const level of [...LOG_LEVELS, 'log'] as const) capture(level)
  chosen = settings
}

function capture(name: LogLevel | 'log'): void {
  const write = console[name].bind(console)
  console[name] = (...parts: unknown[]) => {
    if (chosen.format === 'text') return write(...parts)
    log(name === 'log' ? 'info' : name, parts.map(String).join(' '))
  }
}

/** Never a secret, an address or an e-mail address: a person is named by id. */
export function log(level: LogLevel, message: string, fields: Fields = {}): void {
  if (LOG_LEVELS.indexOf(level) < LOG_LEVELS.indexOf(chosen.level)) return
  if (chosen.format === 'text') return console[level](asText(message, fields))
  const { id, personId } = currentRequest() ?? {}
  const line = {
    time: new Date().toISOString(),
    level,
    message,
    release: RELEASE,
    requestId: id,
    personId,
    ...fields,
  }
  process.stdout.write(`${JSON.stringify(line)}\n`)
}

function asText(message: string, fields: Fields): string {
  const all = { requestId: currentRequest()?.id, ...fields }
  const named = Object.entries(all).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}=${value}`,
  )
  const [first = '', ...more] = message.trim().split('\n')
  return [[first, ...named].join(' '), ...more].join('\n')
}

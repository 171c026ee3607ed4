import type { IncomingMessage, ServerResponse } from 'node:http'
import { readBytes } from '../api/kit/read-bytes.ts'
import { refusal } from '../api/kit/refusing.ts'
import { TokenBuckets } from '../api/kit/token-buckets.ts'
import { log } from '../log/log.ts'
import { sendText } from './send.ts'

export const POLICY_REPORTS = '/policy-reports'

/** Beside a page's policy: `report-to` for browsers that know it, `report-uri` for the others. */
export const REPORTING_ENDPOINTS = `policy="${POLICY_REPORTS}"`
export const withReports = (policy: string): string =>
  `${policy}; report-uri ${POLICY_REPORTS}; report-to policy`

const MOST_BYTES = 64 * 1024
const MOST_REPORTS = 20
/** One page that breaks the policy breaks it for everybody, many times. */
const LINES_A_MINUTE = 60
const MOST_CHARACTERS = 200

type Fields = Readonly<Record<string, unknown>>

/** Takes what browsers report of a page's policy, and logs a line for each: what was stopped, never whose page it was on. */
export function policyReports(): (request: IncomingMessage, response: ServerResponse) => void {
  const lines = new TokenBuckets(LINES_A_MINUTE)
  return (request, response) => {
    if (request.method !== 'POST')
      return sendText(response, 405, 'Reports are posted here.', { allow: 'POST' })
    readReports(request).then(
      (reports) => {
        for (const report of reports)
          if (lines.take('all') === 0) log('warn', 'policy report', lineOf(report))
        response.writeHead(204).end()
      },
      () => sendText(response, 400, 'This is no report of a policy.'),
    )
  }
}

async function readReports(request: IncomingMessage): Promise<Fields[]> {
  const tooLarge = () => refusal('body-too-large', { most: MOST_BYTES / 1024 })
  const bytes = await readBytes(request, MOST_BYTES, tooLarge)
  const sent = JSON.parse(bytes.toString('utf8')) as unknown
  const all = Array.isArray(sent)
    ? sent.slice(0, MOST_REPORTS).map(newer)
    : [fieldsOf(fieldsOf(sent)['csp-report'])]
  return all.filter((report) => Object.keys(report).length > 0)
}

/** The Reporting API sends a list of all kinds of reports, in camel case. */
function newer(report: unknown): Fields {
  const { type, body } = fieldsOf(report)
  if (type !== 'csp-violation') return {}
  const { effectiveDirective, blockedURL, sourceFile, lineNumber, disposition } = fieldsOf(body)
  return {
    'effective-directive': effectiveDirective,
    'blocked-uri': blockedURL,
    'source-file': sourceFile,
    'line-number': lineNumber,
    disposition,
  }
}

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {}

function lineOf(report: Fields): Record<string, string | number | undefined> {
  const line = report['line-number']
  return {
    directive: wordOf(report['effective-directive'] ?? report['violated-directive']),
    blocked: placeOf(report['blocked-uri']),
    source: placeOf(report['source-file']),
    sourceLine: typeof line === 'number' ? line : undefined,
    disposition: wordOf(report['disposition']),
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** A name such as `script-src` or `enforce`; older browsers send the whole directive. */
const wordOf = (value: unknown): string | undefined => /^[a-z-]{1,40}/.exec(textOf(value))?.[0]

/** A script by its address; of everything else the origin alone: addresses of pages name brands and people. */
function placeOf(value: unknown): string | undefined {
  const text = textOf(value)
  if (!URL.canParse(text)) return wordOf(text) // `inline`, `eval`, `data`
  const { protocol, origin, pathname } = new URL(text)
  if (!/^(https?|wss?):$/.test(protocol)) return protocol
  return `${origin === 'null' ? protocol : origin}${/\.m?js$/.test(pathname) ? pathname : ''}`.slice(
    0,
    MOST_CHARACTERS,
  )
}

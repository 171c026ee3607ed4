import { POLICY_REPORTS } from '../../shell/config/page-defaults.ts'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { readBytes } from '../api/kit/read-bytes.ts'
import { refusal } from '../api/kit/refusing.ts'
import { TokenBuckets } from '../api/kit/token-buckets.ts'
import { log } from '../log/log.ts'
import { sendText } from './send.ts'

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

/**
 * Takes what browsers report of a page's policy and the portal of versions that failed, and logs a line for
 * each: what was stopped, never whose page it was on.
 */
export function policyReports(): (request: IncomingMessage, response: ServerResponse) => void {
  const lines = new TokenBuckets(LINES_A_MINUTE)
  return (request, response) => {
    if (request.method !== 'POST')
      return sendText(response, 405, 'Reports are posted here.', { allow: 'POST' })
    readReports(request).then(
      (reports) => {
        for (const { name, line } of reports) if (lines.take('all') === 0) log('warn', name, line)
        response.writeHead(204).end()
      },
      () => sendText(response, 400, 'This is no report of a policy.'),
    )
  }
}

interface Report {
  name: string
  line: Record<string, string | number | undefined>
}

async function readReports(request: IncomingMessage): Promise<Report[]> {
  const tooLarge = () => refusal('body-too-large', { most: MOST_BYTES / 1024 })
  const bytes = await readBytes(request, MOST_BYTES, tooLarge)
  const sent = JSON.parse(bytes.toString('utf8')) as unknown
  return Array.isArray(sent)
    ? sent.slice(0, MOST_REPORTS).flatMap(newer)
    : ofPolicy(fieldsOf(fieldsOf(sent)['csp-report']))
}

/** The Reporting API sends a list of all kinds of reports, in camel case. */
function newer(report: unknown): Report[] {
  const { type, body } = fieldsOf(report)
  const fields = fieldsOf(body)
  if (type === 'mini-app-version') return [ofVersion(fields)]
  if (type !== 'csp-violation') return []
  const { effectiveDirective, blockedURL, sourceFile, lineNumber, disposition } = fields
  return ofPolicy({
    'effective-directive': effectiveDirective,
    'blocked-uri': blockedURL,
    'source-file': sourceFile,
    'line-number': lineNumber,
    disposition,
  })
}

const ofPolicy = (fields: Fields): Report[] =>
  Object.keys(fields).length > 0 ? [{ name: 'policy report', line: lineOf(fields) }] : []

/** A version of a mini-app that failed to load, and the one that is shown in its place. */
const ofVersion = ({ app, failed, shown }: Fields): Report => ({
  name: 'mini-app version failed',
  line: { app: keyOf(app), failed: placeOf(failed), shown: placeOf(shown) },
})

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

const keyOf = (value: unknown): string | undefined => /^[a-z][a-z0-9-]{0,39}/.exec(textOf(value))?.[0]

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

import { VERDICTS, type CaseResult, type CheckReport, type Verdict } from './report.ts'

const SIGNS: Readonly<Record<Verdict, string>> = { pass: '✓', warning: '!', fail: '✗', 'not-applicable': '·' }
/** ANSI: green, yellow, red, grey. */
const COLORS: Readonly<Record<Verdict, number>> = { pass: 32, warning: 33, fail: 31, 'not-applicable': 90 }
const GREY = 90

/** The verdict as people read it, the summary last. `portal` is where the documentation is opened. */
export function printedReport(
  { address, cases, summary }: CheckReport,
  { colors = false, portal = '' } = {},
): string {
  const paint = (code: number, text: string) => (colors ? `\u001b[${code}m${text}\u001b[0m` : text)
  const lines = cases.flatMap((each) => [
    `${paint(COLORS[each.verdict], SIGNS[each.verdict])} ${each.title}`,
    ...explained(each, portal).map((line) => `  ${paint(GREY, line)}`),
  ])
  const counts = VERDICTS.filter((verdict) => summary[verdict] > 0).map((verdict) =>
    paint(COLORS[verdict], `${summary[verdict]} ${verdict.replace('-', ' ')}`),
  )
  return [`Checked ${address}`, '', ...lines, '', counts.join(', '), ''].join('\n')
}

/** Cases that pass are printed without a link. */
function explained({ verdict, sentence, details, docs }: CaseResult, portal: string): string[] {
  const calm = verdict === 'pass' || verdict === 'not-applicable'
  return [sentence, ...details.map((detail) => `- ${detail}`), ...(calm ? [] : [portal + docs])]
}

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
  const judged = cases.filter(({ verdict }) => verdict !== 'not-applicable')
  const lines = judged.flatMap((each) => [
    `${paint(COLORS[each.verdict], SIGNS[each.verdict])} ${each.title}`,
    ...explained(each, portal).map((line) => `  ${paint(GREY, line)}`),
  ])
  const others = notJudged(cases).map((line) => paint(GREY, `${SIGNS['not-applicable']} ${line}`))
  const counts = VERDICTS.filter((verdict) => summary[verdict] > 0).map((verdict) =>
    paint(COLORS[verdict], `${summary[verdict]} ${verdict.replace('-', ' ')}`),
  )
  return [`Checked ${address}`, '', ...lines, ...others, '', counts.join(', '), ''].join('\n')
}

/** Cases that pass are printed without a link, and none has one where no portal is known to open it. */
function explained({ verdict, sentence, details, docs }: CaseResult, portal: string): string[] {
  return [
    sentence,
    ...details.map((detail) => `- ${detail}`),
    ...(verdict === 'pass' || !portal ? [] : [portal + docs]),
  ]
}

/** One line for each reason, with the cases that it kept from being judged. */
function notJudged(cases: readonly CaseResult[]): string[] {
  const all = cases.filter(({ verdict }) => verdict === 'not-applicable')
  return [...new Set(all.map(({ sentence }) => sentence))].map(
    (reason) => `${all.flatMap(({ id, sentence }) => (sentence === reason ? id : [])).join(', ')}: ${reason}`,
  )
}

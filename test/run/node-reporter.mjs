// Reporter for node:test: failures in full, and the last line that test/run.ts reads.
import { relative } from 'node:path'
import { inspect } from 'node:util'

const counts = { passed: 0, failed: 0, skipped: 0 }

const errorText = (error) => {
  const cause = error?.cause ?? error
  const text = cause instanceof Error ? (cause.stack ?? cause.message) : inspect(cause)
  const values = !cause?.generatedMessage
    ? ''
    : `\nexpected: ${inspect(cause.expected)}\n  actual: ${inspect(cause.actual)}`
  return `${text}${values}`
    .split('\n')
    .filter((line) => !/\(?node:internal/.test(line))
    .map((line) => `      ${line}`)
    .join('\n')
}

/** Only leaves count: a suite fails with its tests, a file with the tests in it. */
const isLeaf = ({ details, file, name }) => details.type !== 'suite' && !(file && name === file)

export default async function* report(source) {
  const noise = []
  for await (const { type, data } of source) {
    if (type === 'test:stderr' || type === 'test:stdout') noise.push(data.message)
    if (type === 'test:pass' && isLeaf(data))
      counts[data.skip !== undefined || data.todo !== undefined ? 'skipped' : 'passed'] += 1
    if (type === 'test:pass' && data.skip)
      yield `  – ${data.name}: skipped, ${data.skip === true ? 'no reason given' : data.skip}\n`
    if (type !== 'test:fail') continue
    if (data.details.error?.failureType === 'subtestsFailed') continue
    counts.failed += 1
    yield `\n  ✗ ${data.file ? relative('', data.file) : ''}: ${data.name}\n${errorText(data.details.error)}\n`
  }
  if (counts.failed > 0)
    yield noise
      .join('')
      .split('\n')
      .filter(Boolean)
      .map((line) => `  | ${line}\n`)
      .join('')
  yield `\n  ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped\n`
}

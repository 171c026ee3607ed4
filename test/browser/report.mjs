// Reporter: every test that failed with its error, and one last line that test/run.ts reads.

import { nameOfPage } from './pages.mjs'

const testsOf = (suite) => (suite ? [...suite.tests, ...suite.suites.flatMap(testsOf)] : [])

const textOf = ({ name, message, stack, expected, actual }) => {
  const frames = (stack ?? '')
    .split('\n')
    .filter((frame) => frame.trim() && !message?.includes(frame.trim()))
    .slice(0, 6)
  const difference = expected === undefined ? [] : [`expected: ${expected}`, `  actual: ${actual}`]
  return [`${name ?? 'Error'}: ${message ?? ''}`, ...difference, ...frames]
    .join('\n')
    .replaceAll(/^/gm, '      ')
}

/** Each test with the file that it stands in: the outermost suites of a page are its files. */
const namedTests = ({ testResults, testFile }) => [
  ...(testResults?.tests ?? []).map((test) => ({ file: nameOfPage(testFile), test })),
  ...(testResults?.suites ?? []).flatMap((suite) =>
    testsOf(suite).map((test) => ({ file: suite.name, test })),
  ),
]

/** Counts a page's tests; an error outside them (imports, hooks) is a failure itself where it failed none of them. */
function countSession(session, counts, print) {
  const tests = namedTests(session)
  const failed = tests.filter(({ test }) => !test.passed && !test.skipped)
  const outside = session.errors.length > 0 || (!session.passed && failed.length === 0)
  counts.passed += tests.filter(({ test }) => test.passed).length
  counts.skipped += tests.filter(({ test }) => test.skipped).length
  counts.failed += failed.length > 0 ? failed.length : Number(outside)
  if (failed.length === 0 && !outside) return
  const engine = session.browser.name === 'Chromium' ? '' : ` [${session.browser.name}]`
  for (const { file, test } of failed)
    print(`\n  ✗ ${file}: ${test.name}${engine}\n${test.error ? textOf(test.error) : '      did not run'}`)
  if (outside)
    print(
      `\n  ✗ ${nameOfPage(session.testFile)}, outside its tests${engine}\n${session.errors.map(textOf).join('\n') || `      ended as ${session.status}`}`,
    )
  for (const log of session.logs.flat())
    print(`      log: ${typeof log === 'string' ? log : JSON.stringify(log)}`)
}

export function report() {
  return {
    onTestRunFinished({ sessions }) {
      const counts = { passed: 0, failed: 0, skipped: 0 }
      for (const session of sessions) countSession(session, counts, console.log)
      console.log(
        `\n  ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped on ${sessions.length} pages`,
      )
    },
  }
}

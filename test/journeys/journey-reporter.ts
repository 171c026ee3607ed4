import { relative } from 'node:path'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

/** Each journey in a line as it ends, failures in full, and the last line that test/run.ts reads. */
export default class JourneyReporter implements Reporter {
  readonly #failures: string[] = []
  readonly #counts = { passed: 0, failed: 0, skipped: 0 }

  printsToStdio(): boolean {
    return true
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const outcome =
      result.status === 'skipped' ? 'skipped' : result.status === test.expectedStatus ? 'passed' : 'failed'
    this.#counts[outcome] += 1
    const name = `${relative('.', test.location.file)}: ${test.title}`
    console.log(
      `  ${{ passed: '✓', failed: '✗', skipped: '–' }[outcome]} ${name} (${(result.duration / 1000).toFixed(1)} s)`,
    )
    if (outcome === 'failed')
      this.#failures.push(
        `\n  ✗ ${name}\n${result.errors.map(({ stack, message }) => indented(stack ?? message ?? '')).join('\n')}${pictures(result)}`,
      )
  }

  onError({ stack, message }: { stack?: string; message?: string }): void {
    this.#counts.failed += 1
    this.#failures.push(
      `\n  ✗ outside the journeys\n${indented(stack ?? message ?? 'An error without words')}`,
    )
  }

  onEnd(): void {
    for (const failure of this.#failures) console.log(failure)
    const { passed, failed, skipped } = this.#counts
    console.log(`\n  ${passed} passed, ${failed} failed, ${skipped} skipped`)
  }
}

const COLOR = new RegExp(`${String.fromCodePoint(27)}\\[\\d+m`, 'g')
const indented = (text: string) =>
  text
    .replace(COLOR, '')
    .split('\n')
    .map((line) => `      ${line}`)
    .join('\n')
const pictures = ({ attachments }: TestResult) =>
  attachments.flatMap(({ path }) => (path ? [`\n      see ${relative('.', path)}`] : [])).join('')

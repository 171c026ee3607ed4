// npm test                      everything
// npm test -- unit server       only these stages: format, types, lint, server, unit, build, journeys, engines, day
// npm test -- server <files>    only these files of a stage, on the tests' clock
// TEST_DAY=2028-02-29T23:30 TZ=Europe/Berlin npm test       on another day than the usual one, elsewhere
import { clockEnvironment } from './clock/node-options.mjs'
import { runStage } from './run/run-stage.ts'
import { chosenStages } from './run/stages.ts'

process.chdir(`${import.meta.dirname}/..`)
Object.assign(process.env, clockEnvironment())
const total = { passed: 0, failed: 0, skipped: 0 }
const failures: string[] = []
const unsteady: string[] = []

for (const stage of chosenStages(process.argv.slice(2))) {
  console.log(`\n── ${stage.title} ──`)
  const start = Date.now()
  const counts = await runStage(stage)
  const named = (failure: string) => `${stage.title}\n${failure}`
  failures.push(...counts.failures.map(named))
  unsteady.push(...counts.unsteady.map(named))
  total.passed += counts.passed
  total.failed += counts.failed
  total.skipped += counts.skipped
  console.log(
    `  ${counts.failed === 0 ? '✓' : '✗'} ${stage.title}: ${((Date.now() - start) / 1000).toFixed(1)} s`,
  )
}

// Again, where the end of a long log is all one sees.
if (unsteady.length > 0)
  console.log(`\n── What failed, and passed when it was tried again ──\n\n${unsteady.join('\n\n')}`)
if (failures.length > 0) console.log(`\n── What failed ──\n\n${failures.join('\n\n')}`)
console.log(
  `\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`,
)
process.exitCode = total.failed > 0 ? 1 : 0

// npm run bench                       everything, in some minutes
// npm run bench -- switch events      only these parts; docs/house/bench.md says what each measures
// STATIC_DIR=folder measures another build. Nothing is written.
import { access } from './access.ts'
import { answering } from './answering.ts'
import { answers } from './answers.ts'
import { audience } from './audience.ts'
import { audienceServer } from './audience-server.ts'
import { bytes } from './bytes.ts'
import { campaigns } from './campaigns.ts'
import { clientGrid } from './client-grid.ts'
import { crosstab } from './crosstab.ts'
import { contacts } from './contacts.ts'
import { portalSearch } from './portal-search.ts'
import { dataBuilder } from './data-builder.ts'
import { deliveries } from './deliveries.ts'
import { documents } from './documents.ts'
import { exchange } from './exchange.ts'
import { events } from './events.ts'
import { firstScreen } from './first-screen.ts'
import { grid } from './grid.ts'
import { sheet } from './sheet.ts'
import { growth } from './growth.ts'
import { heap } from './heap.ts'
import { printTable } from './print-table.ts'
import { planning } from './planning.ts'
import { planningMakers } from './planning-makers.ts'
import type { Part } from './result.ts'
import { server } from './server.ts'
import { screens } from './screens.ts'
import { startCost } from './start-cost.ts'
import { switches } from './switches.ts'
import { uploads } from './uploads.ts'

const PARTS: readonly Part[] = [
  firstScreen,
  switches,
  growth,
  grid,
  sheet,
  exchange,
  events,
  heap,
  bytes,
  answers,
  server,
  documents,
  access,
  contacts,
  portalSearch,
  clientGrid,
  campaigns,
  screens,
  startCost,
  answering,
  planning,
  planningMakers,
  audience,
  audienceServer,
  crosstab,
  deliveries,
  dataBuilder,
  uploads,
]

const names = process.argv.slice(2)
const unknown = names.find((name) => !PARTS.some((part) => part.name === name))
if (unknown)
  throw new Error(`There is no part ${unknown}; there are ${PARTS.map(({ name }) => name).join(', ')}`)

const missed: string[] = []
for (const { name, title, run } of PARTS) {
  if (names.length > 0 && !names.includes(name)) continue
  const start = Date.now()
  const results = await run()
  printTable(`${title} (${((Date.now() - start) / 1000).toFixed(0)} s)`, results)
  missed.push(...results.filter(({ met }) => met === false).map(({ measure }) => `${name}: ${measure}`))
}
console.log(
  missed.length === 0
    ? '\nEvery target was met.'
    : `\n${missed.length} targets were missed:\n  ${missed.join('\n  ')}`,
)
process.exitCode = missed.length === 0 ? 0 : 1

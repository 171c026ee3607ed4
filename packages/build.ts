// node --import tsx packages/build.ts [name…]: builds packages into .cache/packages/<name>
import { buildPackage, PACKAGES } from './build-package.ts'

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !PACKAGES.includes(name))
if (unknown.length > 0) throw new Error(`No package ${unknown.join(', ')}: there are ${PACKAGES.join(', ')}`)
for (const name of asked.length > 0 ? asked : PACKAGES) console.log(await buildPackage(name))

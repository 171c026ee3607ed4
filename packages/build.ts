// node --import tsx packages/build.ts [name…]: builds packages into .cache/packages/<name>
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { buildPackage } from './build-package.ts'

const all = readdirSync(import.meta.dirname).filter((name) =>
  existsSync(join(import.meta.dirname, name, 'package.json')),
)
const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !all.includes(name))
if (unknown.length > 0) throw new Error(`No package ${unknown.join(', ')}: there are ${all.join(', ')}`)
for (const name of asked.length > 0 ? asked : all) console.log(await buildPackage(name))

// node --import tsx test/long-functions/print.ts      writes down which functions are too long today: only ever fewer
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { longFunctions } from './long-functions.ts'

const counts = longFunctions()
writeFileSync(join(import.meta.dirname, 'today.json'), `${JSON.stringify(counts, null, 2)}\n`)
console.log(Object.values(counts).reduce((all, count) => all + count, 0))

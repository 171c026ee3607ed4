// node --import tsx test/spec-coverage/print.ts      writes the proofs into test/spec-coverage.md, by the marks in tests' names
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { printed } from './coverage-table.ts'
import { allMarks } from './marks.ts'

const page = join(import.meta.dirname, '../spec-coverage.md')
writeFileSync(page, printed(readFileSync(page, 'utf8'), allMarks()))

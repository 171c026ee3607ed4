// The domain's test files in one process: they are many, small and pure, and starting one for each takes longer than they do.
import { resolve } from 'node:path'

for (const file of process.env['DOMAIN_TESTS']!.split(' ')) await import(resolve(file))
